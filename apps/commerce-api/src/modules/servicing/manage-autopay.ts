import type { AgreementAutopay } from '@ownpath/contracts/servicing';
import { cardExpiryStatus } from '@ownpath/domain/account';
import { calendarDateIn } from '@ownpath/domain/dates';
import { openPayments, partsOf, sumOfParts } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { canPayWith, type PaymentMethod } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { endAutopay, findLatestAutopay, insertAutopay, reopenAutopay } from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { paymentMethodName, planJob } from '../payments/index.ts';
import { getStore, lockAgreements, type Transaction } from './account-payment-queries.ts';
import { toRentalAccount } from './agreement-status.ts';
import { mailFactsOf, moveAutopay } from './autopay-after-payment.ts';
import { autopayOnEmail, autopayStoppedEmail } from './autopay-emails.ts';
import { blockedAccounts } from './bank-debits.ts';
import { findAutopayFacts, loadAutopayFacts } from './get-autopay.ts';
import { type AutopayFacts, consentOf, presentAutopay } from './present-autopay.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

type Request = { readonly customerId: string; readonly locale: Locale; readonly agreementId: string };

/** Undoing it needs no new authorisation that long; the mail waits for it. */
const UNDO_MS = 60_000;
const TELL_STOPPED = 'tell-autopay-stopped';

/** The method to charge from now on. @throws DomainError `PaymentMethodNotAccepted` */
async function chosenMethod(transaction: Transaction, { account, methods, now }: AutopayFacts, id: string) {
  const row = methods.find((method) => method.id === id);
  const today = calendarDateIn(now, account.store.timeZone);
  const isExpired = row?.expiration ? cardExpiryStatus(row.expiration, today) === 'expired' : false;
  const isKind = row?.kind === 'card' || row?.kind === 'bank-account';
  const paymentMethod: PaymentMethod = row?.kind === 'bank-account' ? 'ACH' : 'CREDIT_CARD';
  const store = await getStore(transaction, account.agreement.storeId);
  const isBlocked = await blockedAccounts(transaction, account.agreement.customerId);
  if (
    !row ||
    isBlocked(row.accountFingerprint) ||
    !isKind ||
    isExpired ||
    !canPayWith(store, paymentMethod)
  ) {
    throw new DomainError(
      'PaymentMethodNotAccepted',
      'This payment method is not saved, has expired or is not accepted.',
    );
  }
  const charged = { paymentMethod, cardBrand: row.brand, cardLast4: row.last4 };
  return { ...charged, savedPaymentMethodId: row.id };
}

const changed = () => new DomainError('PaymentChanged', 'The agreement has changed since it was shown.');

export type Authorized = {
  readonly textVersion: string;
  readonly paymentMethodId: string;
  readonly clientIp: string;
};

/** Writes the authorisation in place of an open one, and mails the copy. @throws DomainError as `enrollAutopay` */
export async function authorize(
  transaction: Transaction,
  deps: Pick<Parts, 'clock' | 'config'>,
  facts: AutopayFacts,
  request: Authorized,
): Promise<void> {
  const now = deps.clock.now();
  const { account, locale } = facts;
  const { id: agreementId, customerId } = account.agreement;
  const { mayTurnOn } = presentAutopay(facts);
  if (!mayTurnOn)
    throw new DomainError('PaymentNotPermitted', 'Autopay cannot be turned on for this agreement.');
  const method = await chosenMethod(transaction, facts, request.paymentMethodId);
  const text = consentOf(facts, paymentMethodName(method, locale, 'customer'));
  if (text?.textVersion !== request.textVersion) throw changed();
  const { textVersion, heading, paragraphs } = text;
  await endAutopay(transaction, agreementId, now);
  await insertAutopay(transaction, {
    ...method,
    agreementId,
    authorizationTextVersion: textVersion,
    authorizationText: { heading, paragraphs },
    authorizationLocale: locale,
    authorizedFromIp: request.clientIp,
    authorizedAt: now,
    // Another method goes on with what was authorised before.
    startedAt: account.autopay?.startedAt ?? now,
  });
  await moveAutopay(transaction, deps, customerId, agreementId);
  const { account: after } = await findAutopayFacts(deps, transaction, { customerId, locale, agreementId });
  const mail = after.autopay && (await mailFactsOf(transaction, deps, after, after.autopay));
  if (mail) {
    const copy = autopayOnEmail(mail, text);
    await queueEmail(transaction, `autopay-on:${after.autopay?.id}`, copy, now);
  }
}

/**
 * Turns autopay on, or charges another method from now on, by a new authorisation: its text, time and address are kept,
 * and the customer gets a copy. With the method that is charged already nothing changes.
 * @throws DomainError `NotFound`; `PaymentChanged` when the agreement or the text isn't the one that was shown;
 *   `PaymentNotPermitted`; `PaymentMethodNotAccepted`
 */
export async function enrollAutopay(
  deps: Parts,
  request: Request & Authorized & { readonly version: number },
): Promise<AgreementAutopay> {
  const { customerId } = request;
  const enrolled = await deps.database.transaction(async (transaction) => {
    await lockAgreements(transaction, customerId, [request.agreementId]);
    const facts = await findAutopayFacts(deps, transaction, request);
    const { account } = facts;
    const { version } = account.agreement;
    if (account.autopay?.savedPaymentMethodId === request.paymentMethodId) return facts;
    if (version !== request.version) throw changed();
    await authorize(transaction, deps, facts, request);
    return findAutopayFacts(deps, transaction, request);
  });
  await deps.database.flush();
  return presentAutopay(enrolled);
}

/** Turns autopay off at once; off already is off. @throws DomainError `NotFound` */
export async function stopAutopay(deps: Parts, request: Request): Promise<AgreementAutopay> {
  const now = deps.clock.now();
  const stopped = await deps.database.transaction(async (transaction) => {
    await lockAgreements(transaction, request.customerId, [request.agreementId]);
    const { account } = await findAutopayFacts(deps, transaction, request);
    const { autopay } = account;
    if (autopay && (await endAutopay(transaction, account.agreement.id, now))) {
      await planJob(transaction, {
        kind: TELL_STOPPED,
        payload: {
          customerId: request.customerId,
          agreementId: account.agreement.id,
          enrollmentId: autopay.id,
        },
        idempotencyKey: `${autopay.id}:${now.getTime()}`,
        runAt: new Date(now.getTime() + UNDO_MS),
      });
    }
    return findAutopayFacts(deps, transaction, request);
  });
  await deps.database.flush();
  return presentAutopay(stopped);
}

/** Undoes turning it off. @throws DomainError `NotFound`, also when that was more than a minute ago */
export async function restoreAutopay(deps: Parts, request: Request): Promise<AgreementAutopay> {
  const now = deps.clock.now();
  const restored = await deps.database.transaction(async (transaction) => {
    await lockAgreements(transaction, request.customerId, [request.agreementId]);
    const { account } = await findAutopayFacts(deps, transaction, request);
    const { agreement, autopay } = account;
    if (!autopay) {
      const latest = await findLatestAutopay(transaction, agreement.id);
      const age = now.getTime() - (latest?.cancelledAt?.getTime() ?? 0);
      if (!latest?.startedAt || age > UNDO_MS) throw new DomainError('NotFound', 'Nothing to undo.');
      await reopenAutopay(transaction, latest.id);
      await moveAutopay(transaction, deps, request.customerId, agreement.id);
    }
    return findAutopayFacts(deps, transaction, request);
  });
  return presentAutopay(restored);
}

/** The mail that autopay is off, unless that was undone. */
async function tellStopped(deps: Parts, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const [customerId, agreementId] = [String(payload.customerId), String(payload.agreementId)];
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const latest = await findLatestAutopay(transaction, agreementId);
    if (latest?.id !== payload.enrollmentId || !latest?.cancelledAt) return;
    const locale = latest.authorizationLocale ?? 'en-US';
    const all = await loadAutopayFacts(deps, transaction, { customerId, locale });
    const account = all.find((facts) => facts.account.agreement.id === agreementId)?.account;
    if (!account) return;
    const [next] = openPayments(toRentalAccount(account, calendarDateIn(now, account.store.timeZone)));
    const mail = await mailFactsOf(transaction, deps, account, latest);
    if (!mail) return;
    const due = next ? { dueOn: next.dueDate, amountCents: sumOfParts(partsOf([next])) } : null;
    const key = `autopay-stopped:${latest.id}:${latest.cancelledAt.getTime()}`;
    await queueEmail(transaction, key, autopayStoppedEmail(mail, due), now);
  });
}

/** Handlers of these jobs, by kind. */
export function autopayStopJobs(deps: Parts) {
  return {
    [TELL_STOPPED]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      tellStopped(deps, job.payload),
  };
}
