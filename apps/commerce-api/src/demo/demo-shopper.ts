import { getInstantApproval } from '@ownpath/contracts/approval';
import { addItemToBasket, addPaymentInstrumentToBasket, createBasket } from '@ownpath/contracts/basket';
import {
  acceptRenewalTerms,
  cancelBeforeDelivery,
  choosePaySchedule,
  completeSigning,
  createSigningSession,
  getRenewalTerms,
} from '@ownpath/contracts/checkout';
import { registerCustomer } from '@ownpath/contracts/customers';
import { createOrder, getCustomerOrders } from '@ownpath/contracts/orders';
import {
  bookVisit,
  getAgreementSummary,
  getVisitDays,
  makePayment,
  quotePayments,
} from '@ownpath/contracts/servicing';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { addDays, addMonths, type CalendarDate, datePartsOf, weekday } from '@ownpath/domain/dates';
import { WEEKDAYS } from '@ownpath/domain/forms';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import { createSandboxToken } from '../adapters/payment-gateway/sandbox-tokens.ts';
import { finishSandboxEnvelope } from '../adapters/signature-service/sandbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ApiClient, ApiShopper } from './api-client.ts';
import { DEMO_PASSWORD, type Rental, type Story } from './stories.ts';

const CARD = '4242 4242 4242 4242';
const CONSENT = '2027-01';
const HOMES: Readonly<Record<string, { readonly city: string; readonly postalCode: string }>> = {
  '04217': { city: 'Plano', postalCode: '75024' },
  '04221': { city: 'Frisco', postalCode: '75034' },
  '04234': { city: 'Carrollton', postalCode: '75006' },
};

type Parts = {
  readonly deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;
  readonly client: ApiClient;
  readonly story: Story;
};

/** `MM/YY`, so many months from a day; four years when left out. */
function expiryOf(today: CalendarDate, months = 48): string {
  const { year, month } = datePartsOf(addMonths(today, months));
  return `${String(month).padStart(2, '0')}/${year % 100}`;
}

/** What a customer does in the shop, by the calls that the shop makes for a shopper. */
export function createDemoShopper({ deps, client, story }: Parts) {
  const { database, clock, config } = deps;
  const name = `${story.firstName} ${story.lastName}`;
  const query = { locale: story.locale };
  const { firstName, lastName, email, phone } = story;
  const login = { login: email, password: DEMO_PASSWORD };

  let session: ApiShopper | null = null;
  /** Days lie between two visits, so the access token has expired. */
  async function comeBack(): Promise<ApiShopper> {
    session = (session && (await client.refresh(session))) ?? (await client.logIn(login));
    return session;
  }

  async function typeCard(expiry: string): Promise<{ readonly token: string; readonly last4: string }> {
    const typed = { number: CARD, expiry, securityCode: '123', postalCode: '75024', nameOnCard: name };
    const made = await createSandboxToken(deps, typed);
    if (!('token' in made)) throw new Error(`wrong card: ${made.wrongFields.join()}`);
    return made.token;
  }

  /** An account, or the one that a run before this one made. */
  async function register(): Promise<ApiShopper> {
    const guest = await client.createGuest();
    const customer = { login: email, email, firstName, lastName, phoneHome: phone };
    const body = { customer, password: DEMO_PASSWORD };
    await client.call(registerCustomer, guest, { query, body }).catch((error: unknown) => {
      if (!String(error).includes('LoginAlreadyInUse')) throw error;
    });
    session = await client.logIn({ ...login, guest });
    return session;
  }

  async function apply(shopper: ApiShopper, storeId: string, today: CalendarDate): Promise<void> {
    const home = HOMES[storeId];
    if (!home) throw new Error(`no home near store ${storeId}`);
    const application = {
      firstName,
      lastName,
      email,
      phone,
      ssn: story.ssn,
      dateOfBirth: '1988-04-12',
      address1: '12 Elm Street',
      ...home,
      stateCode: 'TX',
      monthsAtAddress: 48,
      monthlyIncomeCents: 420_000,
      payFrequency: 'BIWEEKLY' as const,
      nextPayday: addDays(today, 3),
      decisionConsentVersion: CONSENT,
    };
    const body = { application, idempotencyKey: deps.ids.uuid() };
    await client.call(getInstantApproval, shopper, { query, body });
  }

  /** The schedule of the rental; paydays so that one falls on the first payment that will be missed. */
  function scheduleOf(rental: Rental, endsOn: CalendarDate) {
    const { frequency, isAutopay = false, hasBenefitPlus = false, firstMissedDaysAgo } = rental;
    const anchor = addDays(endsOn, -(firstMissedDaysAgo ?? 4));
    return { frequency, payday: WEEKDAYS[(weekday(anchor) + 6) % 7] ?? 'FRI', isAutopay, hasBenefitPlus };
  }

  const summary = async () =>
    (await client.call(getAgreementSummary, await comeBack(), { query, body: {} })).agreement;

  return {
    register,
    summary,

    /** From the store to the signed and paid agreement. @returns the order's number */
    async rent(rental: Rental, today: CalendarDate, endsOn: CalendarDate): Promise<string> {
      const shopper = await comeBack();
      await client.call(putShopperContext, shopper, {
        params: { usid: shopper.tokens.usid },
        body: { customQualifiers: { storeId: rental.storeId } },
      });
      const { basketId } = await client.call(createBasket, shopper, { query, body: {} });
      await client.call(addItemToBasket, shopper, {
        params: { basketId },
        query,
        body: [{ productId: rental.productId, quantity: 1 }],
      });
      await apply(shopper, rental.storeId, today);
      const choice = scheduleOf(rental, endsOn);
      await client.call(choosePaySchedule, shopper, { query, body: { basketId, choice } });
      const { version } = await client.call(getRenewalTerms, shopper, { query, body: { basketId } });
      await client.call(acceptRenewalTerms, shopper, { query, body: { basketId, version, accepted: true } });
      const months = rental.cardExpiresInMonths;
      const card = await typeCard(months === undefined ? expiryOf(today) : expiryOf(endsOn, months));
      await client.call(addPaymentInstrumentToBasket, shopper, {
        params: { basketId },
        query,
        body: {
          paymentMethodId: 'CREDIT_CARD',
          c_savePaymentInstrument: true,
          paymentCard: {
            creditCardToken: card.token,
            cardType: 'Visa',
            maskedNumber: `************${card.last4}`,
          },
        },
      });
      const { orderNo } = await client.call(createOrder, shopper, { query, body: { basketId } });
      const returnUrl = `${config.publicUrl}/docusign-redirect`;
      const { envelopeId } = await client.call(createSigningSession, shopper, {
        query,
        body: { orderNo, returnUrl },
      });
      await finishSandboxEnvelope(database, envelopeId, {
        kind: 'sign',
        signerName: name,
        signerIp: '203.0.113.7',
        now: clock.now(),
      });
      await client.call(completeSigning, shopper, { query, body: { orderNo, envelopeId } });
      return orderNo;
    },

    /** Books the first free time on or after the promised day; nothing while documents are missing. */
    async bookDelivery(agreementId: string): Promise<void> {
      const shopper = await comeBack();
      const visit = { agreementId, deliveryType: 'delivery' as const };
      let shown = await client.call(getVisitDays, shopper, { query, body: visit });
      while (shown.blockedBy === null && shown.visit === null) {
        const { promisedOn, days, nextWeek } = shown;
        const day = days.find(({ date, state }) => state === 'open' && date >= (promisedOn ?? ''));
        const slot = day?.slots.find(({ freeCount }) => freeCount > 0);
        if (day && slot) {
          const body = { ...visit, date: day.date, startTime: slot.startsAt };
          await client.call(bookVisit, shopper, { query, body });
          return;
        }
        if (nextWeek === null) return;
        shown = await client.call(getVisitDays, shopper, { query, body: { ...visit, week: nextWeek } });
      }
    },

    /** Pays on an agreement with a card that is typed. */
    async pay(agreementId: string, choice: PaymentChoice, today: CalendarDate): Promise<void> {
      const shopper = await comeBack();
      const quoted = await client.call(quotePayments, shopper, {
        query,
        body: { payments: [{ agreementId, choice }] },
      });
      const [payment] = quoted.payments;
      if (!payment?.quote) throw new Error(`nothing to pay: ${payment?.refusal}`);
      const { token } = await typeCard(expiryOf(today));
      await client.call(makePayment, shopper, {
        query,
        body: {
          requestKey: deps.ids.uuid(),
          totalCents: payment.quote.chargeCents,
          payments: [{ agreementId, version: payment.version, choice }],
          method: { token, saveToAccount: false, holder: name },
        },
      });
    },

    /** The number of an order, counted from the first; null when there are fewer. */
    async findOrder(index: number): Promise<string | null> {
      const shopper = await comeBack();
      const params = { customerId: shopper.tokens.customer_id };
      const { data = [] } = await client.call(getCustomerOrders, shopper, { params, query });
      return data.toReversed().at(index)?.orderNo ?? null;
    },

    async cancel(orderNo: string): Promise<void> {
      const shopper = await comeBack();
      await client.call(cancelBeforeDelivery, shopper, { query, body: { orderNo } });
    },
  };
}

export type DemoShopper = ReturnType<typeof createDemoShopper>;
