import { EXCHANGE_REFUSALS, EXCHANGE_STATES, EXCHANGE_WISH_MAX_LENGTH } from '@ownpath/domain/servicing';
import { z } from 'zod';
import { CalendarDateText, Dollars, defineCustomEndpoint, Frequency, renamed } from '../wire/index.ts';
import { ReturnSettlement } from './returns.ts';

/** Exchanging what is rented. The specification names the date; the calls are ours (decision 0075). */
const Id = z.string().min(1).max(100);

/** An agreement of an exchange, with what every payment is shown with. */
const ExchangedAgreement = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  name: ['name', z.string()],
  imageUrls: ['inventoryImageUrls', z.array(z.string())],
  rateCents: ['actualRate', Dollars],
  frequency: ['paymentSchedule', Frequency],
  paymentCount: ['actualTerm', z.int()],
  totalCostCents: ['totalCost', Dollars],
  cashPriceCents: ['cashPrice', Dollars],
});
export type ExchangedAgreement = z.output<typeof ExchangedAgreement>;

const ExchangeRequest = renamed({
  state: ['state', z.enum(EXCHANGE_STATES)],
  wish: ['wish', z.string().nullable()],
  createdAt: ['createdAt', z.iso.datetime()],
  /** The store answers until then. */
  answerBy: ['answerByDate', CalendarDateText],
  /** In the store's words. */
  answer: ['answer', z.string().nullable()],
  answeredAt: ['answeredAt', z.iso.datetime().nullable()],
  /** The last day on which the new item can be ordered. */
  chooseBy: ['chooseByDate', CalendarDateText.nullable()],
  next: ['newAgreement', ExchangedAgreement.nullable()],
  /** The day of the visit that brings the new item and takes the old one. */
  datedOn: ['visitDate', CalendarDateText.nullable()],
});
export type ExchangeRequest = z.output<typeof ExchangeRequest>;

export const Exchange = renamed({
  agreement: ['agreement', ExchangedAgreement],
  storeNumber: ['storeNumber', z.string()],
  timeZone: ['timeZone', z.string()],
  /** The first day on which it can be exchanged; null while it is not signed. */
  from: ['exchangeDate', CalendarDateText.nullable()],
  /** Why it cannot be asked for today; null when it can. */
  refusal: ['refusal', z.enum(EXCHANGE_REFUSALS).nullable()],
  /** The latest one; null when none was asked for. */
  request: ['request', ExchangeRequest.nullable()],
  /** What the old agreement is settled with: on the booked day, else today; after it as it was. Null where it is not exchanged. */
  settlement: ['settlement', ReturnSettlement.nullable()],
});
export type Exchange = z.output<typeof Exchange>;

export const getExchanges = defineCustomEndpoint({
  id: 'getExchanges',
  summary:
    'The exchange of one of the caller’s agreements, by id or number; without one, those that are under way',
  api: 'agreement',
  endpoint: 'exchanges',
  body: z.looseObject({ agreementId: Id.optional() }).optional(),
  response: z.object({ exchanges: z.array(Exchange) }),
});

export const requestExchange = defineCustomEndpoint({
  id: 'requestExchange',
  summary: 'Ask the store to exchange what is rented. The same request key is one request',
  api: 'agreement',
  endpoint: 'requestexchange',
  body: renamed({
    requestKey: ['requestKey', z.uuid()],
    agreementId: ['agreementId', Id],
    wish: ['wish', z.string().trim().max(EXCHANGE_WISH_MAX_LENGTH).nullable()],
  }),
  response: z.object({ exchanges: z.array(Exchange) }),
});

export const cancelExchange = defineCustomEndpoint({
  id: 'cancelExchange',
  summary: 'Keep what is rented. A new agreement that was signed for it stays; until the crew is on its way',
  api: 'agreement',
  endpoint: 'cancelexchange',
  body: z.looseObject({ agreementId: Id }),
  response: z.object({ exchanges: z.array(Exchange) }),
});
