import { cardExpiryStatus } from '@ownpath/domain/account';
import type { CalendarDate } from '@ownpath/domain/dates';
import { type AutopayCharge, autopayChargeOn } from '@ownpath/domain/servicing';
import { canPayWith, type PaymentMethod } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { nextReceiptNumber } from '../agreements/index.ts';
import { GATEWAY, insertAuthorization } from '../payments/index.ts';
import {
  findPayment,
  getStore,
  hasPendingPayment,
  insertAccountPayment,
  lockAgreements,
  type Transaction,
} from './account-payment-queries.ts';
import { mayPayOnline, toRentalAccount } from './agreement-status.ts';
import { moveAutopay, tellFailedAttempt } from './autopay-after-payment.ts';
import { findAgreementOwner, findKeptMethod, insertAttempt, listAttempts } from './autopay-charge-queries.ts';
import { autopayStateOf, chargeHourOf } from './autopay-state.ts';
import { blockedAccounts } from './bank-debits.ts';
import type { SettleDependencies } from './complete-payment.ts';
import { accountOf, toPart } from './payment-quotes.ts';
import { type AgreementAccount, getCustomerRow, listAgreementAccounts } from './servicing-queries.ts';
import { ACCOUNT_BLOCKED, planReconciliation, settlePayment } from './settle-payment.ts';

type Parts = SettleDependencies & Pick<Dependencies, 'ids'>;
type Order = { readonly agreementId: string; readonly day: CalendarDate };

/** What can be charged, or why it can't. */
async function methodOf(
  transaction: Transaction,
  { agreement, autopay }: AgreementAccount,
  day: CalendarDate,
) {
  const id = autopay?.savedPaymentMethodId;
  const row = id ? await findKeptMethod(transaction, agreement.customerId, id) : null;
  if (!row) return 'method-removed';
  if (row.expiration !== null && cardExpiryStatus(row.expiration, day) === 'expired') return 'expired-card';
  if ((await blockedAccounts(transaction, agreement.customerId))(row.accountFingerprint)) {
    return ACCOUNT_BLOCKED;
  }
  const paymentMethod: PaymentMethod = row.kind === 'bank-account' ? 'ACH' : 'CREDIT_CARD';
  const store = await getStore(transaction, agreement.storeId);
  return canPayWith(store, paymentMethod) ? { row, paymentMethod } : 'method-not-accepted';
}

/** The intent to charge, with its attempt: from here on it is charged once, whoever goes on with it. */
async function writeIntent(
  transaction: Transaction,
  deps: Parts,
  account: AgreementAccount,
  charge: AutopayCharge,
): Promise<string | null> {
  const { agreement, autopay } = account;
  if (!autopay) return null;
  const now = deps.clock.now();
  const { number: sequence, attempt, date: day, choice, quote } = charge;
  const { chargeCents: amountCents } = quote;
  const { customerId, storeId, id: agreementId } = agreement;
  const row = { enrollmentId: autopay.id, agreementId, sequence, attempt, day, amountCents, createdAt: now };
  const method = await methodOf(transaction, account, day);
  if (typeof method === 'string') {
    await insertAttempt(transaction, { ...row, paymentId: null, declineCode: method });
    await tellFailedAttempt(transaction, deps, { customerId, agreementId, sequence });
    return null;
  }
  const paymentId = deps.ids.uuid();
  const { gatewayToken, id: savedPaymentMethodId, brand: cardBrand, last4, accountFingerprint } = method.row;
  const authorization =
    amountCents === 0
      ? null
      : await insertAuthorization(transaction, {
          customerId,
          gatewayToken,
          savedPaymentMethodId,
          cardBrand,
          last4,
          accountFingerprint,
          paymentMethod: method.paymentMethod,
          amountCents,
          gateway: GATEWAY,
          idempotencyKey: `agreement-payment:${paymentId}`,
          createdAt: now,
          updatedAt: now,
        });
  const payment = {
    id: paymentId,
    receiptNumber: await nextReceiptNumber(transaction),
    customerId,
    storeId,
    authorizationId: authorization?.id ?? null,
    source: 'autopay' as const,
    requestKey: `autopay:${agreementId}:${sequence}:${attempt}`,
    locale: autopay.authorizationLocale ?? ('en-US' as const),
    amountCents,
    createdAt: now,
  };
  await insertAccountPayment(transaction, payment, [toPart({ account, choice, today: day, quote }, 0)]);
  await insertAttempt(transaction, { ...row, paymentId });
  await planReconciliation(transaction, paymentId, now);
  return paymentId;
}

/** The payment to settle: one that was begun before, or the charge of the day. */
async function beginCharge(deps: Parts, { agreementId, day }: Order): Promise<string | null> {
  const { database, config } = deps;
  const customerId = await findAgreementOwner(database, agreementId);
  if (customerId === null) return null;
  return database.transaction(async (transaction) => {
    await lockAgreements(transaction, customerId, [agreementId]);
    const account = accountOf(await listAgreementAccounts(transaction, customerId), agreementId);
    const attempts = await listAttempts(transaction, [agreementId]);
    const begun = attempts.find(({ status }) => status === 'pending');
    if (begun) return begun.paymentId;
    const { autopay, agreement } = account;
    if (!autopay?.startedAt || !mayPayOnline(await getCustomerRow(transaction, customerId), agreement)) {
      return null;
    }
    const hour = await chargeHourOf(transaction, config.siteId);
    const state = autopayStateOf(account, attempts, autopay.startedAt, hour);
    const charge = autopayChargeOn(toRentalAccount(account, day), state, day);
    if (!charge) {
      await moveAutopay(transaction, deps, customerId, agreementId);
      return null;
    }
    if (await hasPendingPayment(transaction, [agreementId])) {
      throw new Error('autopay waits for the answer to a payment that the customer has just made');
    }
    return writeIntent(transaction, deps, account, charge);
  });
}

/**
 * Charges what autopay has to charge on an agreement on a calendar day of its store. Repeated and concurrent calls, on any
 * number of workers and after a crash, charge once; a payment that the customer has made by hand is not charged.
 * @throws Error while a payment on the agreement has no answer: the queue retries
 */
export async function chargeAutopay(deps: Parts, order: Order): Promise<void> {
  const paymentId = await beginCharge(deps, order);
  if (paymentId === null) return;
  await settlePayment(deps, paymentId);
  await deps.database.flush();
  const payment = await findPayment(deps.database, paymentId);
  if (payment?.status === 'pending') throw new Error(`autopay’s payment ${paymentId} is not answered`);
}
