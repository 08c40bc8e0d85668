import type { DepositPayment, Reservation } from '@ownpath/contracts/checkout';
import { depositReturnOf, getStateRule, reservationDepositOf } from '@ownpath/domain/law';
import { LOCALES } from '@ownpath/domain/site';
import { canPayWith } from '@ownpath/domain/stores';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { type BasketRequest, type OrderableBasket, RETURN_DEPOSIT } from '../basket/index.ts';
import { findSavedCard, requireOwnToken } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  ASK_ATTEMPTS,
  chargeOnce,
  findGivenBack,
  GATEWAY,
  insertAuthorization,
  planJob,
  planRefund,
  RECONCILE_AFTER_MS,
} from '../payments/index.ts';
import type { Queryable, Transaction } from './checkout-queries.ts';
import { depositReturnEmail } from './deposit-email.ts';
import {
  findDepositByKey,
  findDepositOfReservation,
  findLastDeposit,
  findPaidDeposit,
  insertDeposit,
  lockDeposit,
  type ReservationDepositRow,
  setDeposit,
} from './deposit-queries.ts';
import { findRecipient } from './reservation-emails.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports' | 'log'>;
type Store = OrderableBasket['store'];

const RECONCILE_DEPOSIT = 'reconcile-reservation-deposit';

/** What the store asks for, within the law of its state. */
export const depositOf = (store: Store) => reservationDepositOf(store, getStateRule(store.stateCode));

/** A deposit is paid by card. */
export const canTakeDeposit = (store: Store) => canPayWith(store, 'CREDIT_CARD');

/** How the deposit of a cart stands, as its reservation shows it. */
export async function presentDeposit(
  queryable: Queryable,
  cart: { readonly basketId: string; readonly reservationId: string | null; readonly store: Store | null },
): Promise<Pick<Reservation, 'deposit' | 'returnedCents' | 'returnState'>> {
  const { basketId, reservationId, store } = cart;
  const nothing = { returnedCents: null, returnState: null } as const;
  const paid = reservationId === null ? null : await findDepositOfReservation(queryable, reservationId);
  if (paid) return { deposit: { ...amountsOf(paid), status: 'paid' }, ...nothing };
  if (reservationId !== null) return { deposit: null, ...nothing };
  const last = await findLastDeposit(queryable, basketId);
  if (last?.state === 'pending') return { deposit: { ...amountsOf(last), status: 'pending' }, ...nothing };
  const terms = store && depositOf(store);
  const deposit = terms && terms.cents > 0 ? ({ ...dueOf(terms), status: 'due' } as const) : null;
  if (last?.state !== 'returned' && last?.state !== 'paid') return { deposit, ...nothing };
  const given = await findGivenBack(queryable, last.authorizationId, 'reservation-ended');
  const returnedCents = last.returnedCents ?? last.refundableCents;
  return { deposit, returnedCents, returnState: given?.state ?? 'requested' };
}

const amountsOf = ({ amountCents, refundableCents }: ReservationDepositRow) => ({
  amountCents,
  refundableCents,
});
const dueOf = ({ cents, refundableCents }: ReturnType<typeof depositOf>) => ({
  amountCents: cents,
  refundableCents,
});

/** The token to charge, of the shopper's own card. */
async function cardOf(transaction: Transaction, customerId: string, { method }: DepositPayment, now: Date) {
  if ('token' in method) {
    await requireOwnToken(transaction, customerId, method.token);
    return { gatewayToken: method.token };
  }
  const saved = await findSavedCard(transaction, customerId, method.savedCardId, now);
  if (!saved || saved.isExpired) {
    throw new DomainError('PaymentMethodNotAccepted', 'This card is not saved, or it has expired.');
  }
  const { gatewayToken, id, brand, last4 } = saved.row;
  return { gatewayToken, savedPaymentMethodId: id, cardBrand: brand, last4 };
}

/**
 * The intent to charge a deposit, with the job that settles it when nobody comes back.
 * @throws DomainError `DepositRequired` when it is missing or not the one that was shown; `PaymentMethodNotAccepted`;
 *   `PaymentDeclined` when the same request was declined before
 */
export async function putDeposit(
  transaction: Transaction,
  { basket, store }: OrderableBasket,
  payment: DepositPayment | undefined,
  request: BasketRequest,
  now: Date,
): Promise<ReservationDepositRow> {
  const terms = depositOf(store);
  if (payment?.amountCents !== terms.cents) {
    throw new DomainError('DepositRequired', `The store reserves for a deposit of ${terms.cents} cents.`);
  }
  const earlier = await findDepositByKey(transaction, basket.id, payment.requestKey);
  if (earlier) throw new DomainError('PaymentDeclined', 'This request was carried out before.');
  const { customerId } = request.caller;
  const authorization = await insertAuthorization(transaction, {
    ...(await cardOf(transaction, customerId, payment, now)),
    customerId,
    amountCents: terms.cents,
    gateway: GATEWAY,
    idempotencyKey: `reservation-deposit:${basket.id}:${payment.requestKey}`,
    createdAt: now,
    updatedAt: now,
  });
  const deposit = await insertDeposit(transaction, {
    basketId: basket.id,
    storeId: store.id,
    authorizationId: authorization.id,
    requestKey: payment.requestKey,
    locale: request.locale,
    amountCents: terms.cents,
    refundableCents: terms.refundableCents,
    createdAt: now,
  });
  const { usid, siteId } = request.caller;
  const payload: z.infer<typeof SettlePayload> = {
    basketId: basket.id,
    locale: request.locale,
    caller: { usid, siteId, customerId },
  };
  await planJob(transaction, {
    kind: RECONCILE_DEPOSIT,
    payload,
    idempotencyKey: deposit.id,
    runAt: new Date(now.getTime() + RECONCILE_AFTER_MS),
    maxAttempts: ASK_ATTEMPTS,
  });
  return deposit;
}

/**
 * Charges a deposit once. @returns why it was refused, which is written, or null when it was taken
 * @throws DomainError `PaymentUnknown`
 */
export async function chargeDeposit(deps: Parts, deposit: ReservationDepositRow): Promise<string | null> {
  try {
    const outcome = await chargeOnce(deps, deposit.authorizationId, deposit.id);
    if (outcome.status === 'captured') return null;
    const now = deps.clock.now();
    await deps.database.transaction(async (transaction) => {
      if ((await lockDeposit(transaction, deposit.id))?.state !== 'pending') return;
      await setDeposit(transaction, deposit.id, {
        state: 'failed',
        declineCode: outcome.reason,
        endedAt: now,
      });
    });
    return outcome.reason;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    deps.log.warn({ fault: error.fault, depositId: deposit.id }, 'the gateway gave no answer to a deposit');
    throw new DomainError('PaymentUnknown', 'The gateway has not confirmed whether the card was charged.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
}

/** A deposit whose cart can't be reserved any more goes back, all of it. */
export async function returnWholeDeposit(
  transaction: Transaction,
  config: Parts['config'],
  deposit: ReservationDepositRow,
  now: Date,
): Promise<void> {
  await giveBack(transaction, config, deposit, deposit.amountCents, now);
}

async function giveBack(
  transaction: Transaction,
  config: Parts['config'],
  deposit: ReservationDepositRow,
  returnedCents: number,
  now: Date,
): Promise<void> {
  const { id, locale } = deposit;
  const isKept = returnedCents === 0;
  await setDeposit(transaction, id, { state: isKept ? 'kept' : 'returned', returnedCents, endedAt: now });
  const paid = await findPaidDeposit(transaction, id);
  if (isKept || !paid) return;
  const { captureId, endReason } = paid;
  const refund = { captureId, amountCents: returnedCents, agreementId: null, orderNo: null };
  await planRefund(transaction, { ...refund, reason: 'reservation-ended' }, now);
  const recipient = await findRecipient(transaction, paid);
  if (!recipient) return;
  const returned = {
    ...paid,
    returnedCents,
    isOrdered: endReason === 'ordered',
    hasReserved: endReason !== null,
  };
  const mail = depositReturnEmail(recipient, returned, config, locale);
  await queueEmail(transaction, `deposit-returned:${id}`, mail, now);
}

/** Gives back what is to be given back of a deposit whose reservation has ended, once. */
async function returnDeposit({ database, clock, config }: Parts, depositId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const deposit = await lockDeposit(transaction, depositId);
    const paid = await findPaidDeposit(transaction, depositId);
    if (deposit?.state !== 'paid' || !paid?.endReason) return;
    const terms = { cents: deposit.amountCents, refundableCents: deposit.refundableCents };
    const cents = depositReturnOf(terms, paid.endReason === 'ordered');
    await giveBack(transaction, config, deposit, cents, clock.now());
  });
}

const SettlePayload = z.object({
  basketId: z.string(),
  locale: z.enum(LOCALES),
  caller: z.object({ usid: z.string(), siteId: z.string(), customerId: z.string() }),
});

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** @param settle settles the pending deposit of a basket, as `settleDepositOf` */
export function depositJobs(deps: Parts, settle: (request: BasketRequest) => Promise<void>) {
  return {
    [RECONCILE_DEPOSIT]: (job: Job) => settle(SettlePayload.parse(job.payload)),
    [RETURN_DEPOSIT]: (job: Job) => returnDeposit(deps, String(job.payload.depositId)),
  };
}
