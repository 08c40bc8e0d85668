import type { Dependencies } from '../../dependencies.ts';
import { type AutopayEnrollment, setNextCharge } from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import type { Payment, Transaction } from './account-payment-queries.ts';
import { findAttemptOfPayment, listAttempts } from './autopay-charge-queries.ts';
import { type AutopayMailFacts, autopayFailedEmail } from './autopay-emails.ts';
import { autopayStateOf, chargeHourOf, comingChargesOf, firstChargeDay } from './autopay-state.ts';
import { type AgreementAccount, getCustomerRow, listAgreementAccounts } from './servicing-queries.ts';

type Parts = Pick<Dependencies, 'clock' | 'config'>;

async function loadAutopay(
  transaction: Transaction,
  { clock, config }: Parts,
  customerId: string,
  agreementId: string,
) {
  const account = (await listAgreementAccounts(transaction, customerId)).find(
    ({ agreement }) => agreement.id === agreementId,
  );
  const { autopay } = account ?? {};
  if (!account || !autopay?.startedAt) return null;
  const hour = await chargeHourOf(transaction, config.siteId);
  const attempts = await listAttempts(transaction, [agreementId]);
  const state = autopayStateOf(account, attempts, autopay.startedAt, hour);
  const from = firstChargeDay(clock.now(), account.store.timeZone, hour);
  return { account, autopay, attempts, hour, coming: comingChargesOf(account, state, from) };
}

/** Autopay goes on with the next charge, as the agreement is now. */
export async function moveAutopay(
  transaction: Transaction,
  deps: Parts,
  customerId: string,
  agreementId: string,
): Promise<void> {
  const loaded = await loadAutopay(transaction, deps, customerId, agreementId);
  if (!loaded) return;
  const [next] = loaded.coming;
  await setNextCharge(transaction, agreementId, {
    nextChargeOn: next?.date ?? null,
    nextChargeCents: next?.quote.chargeCents ?? null,
  });
}

/** When a payment of the schedule is charged once more; null when it is not, or autopay is off. */
export async function findRetry(
  transaction: Transaction,
  deps: Parts,
  wish: { readonly customerId: string; readonly agreementId: string; readonly sequence: number },
): Promise<{ readonly day: string; readonly hour: number } | null> {
  const loaded = await loadAutopay(transaction, deps, wish.customerId, wish.agreementId);
  const retry = loaded?.coming.find(({ number, attempt }) => number === wish.sequence && attempt > 1);
  return loaded && retry ? { day: retry.date, hour: loaded.hour } : null;
}

/** What every mail about autopay names. */
export async function mailFactsOf(
  transaction: Transaction,
  { config }: Parts,
  account: AgreementAccount,
  autopay: AutopayEnrollment,
): Promise<AutopayMailFacts | null> {
  const { email, firstName } = await getCustomerRow(transaction, account.agreement.customerId);
  if (email === null) return null;
  const locale = autopay.authorizationLocale ?? 'en-US';
  const { name, agreementNumber } = account.agreement;
  return {
    to: email,
    firstName: firstName ?? '',
    locale,
    shopUrl: config.publicUrl,
    name: name[locale],
    agreementNumber,
    method: autopay,
  };
}

/** Writes the mail about an attempt that failed, once, and when the next one is made. */
export async function tellFailedAttempt(
  transaction: Transaction,
  deps: Parts,
  { customerId, agreementId, sequence }: { customerId: string; agreementId: string; sequence: number },
): Promise<void> {
  await moveAutopay(transaction, deps, customerId, agreementId);
  const loaded = await loadAutopay(transaction, deps, customerId, agreementId);
  if (!loaded) return;
  const { account, autopay, attempts, coming, hour } = loaded;
  const failed = attempts.findLast((attempt) => attempt.sequence === sequence);
  const facts = await mailFactsOf(transaction, deps, account, autopay);
  if (!failed || !facts) return;
  const mail = autopayFailedEmail(facts, {
    amountCents: failed.amountCents,
    dueOn: account.schedule.find((payment) => payment.sequence === sequence)?.dueOn ?? failed.day,
    declineCode: failed.declineCode,
    retryOn: coming.find(({ number }) => number === sequence)?.date ?? null,
    next: coming.find(({ number }) => number !== sequence) ?? null,
    hour,
  });
  const key = `autopay-failed:${agreementId}:${sequence}:${failed.attempt}`;
  await queueEmail(transaction, key, mail, deps.clock.now());
}

/** As `tellFailedAttempt`, for a payment that has just failed; nothing for a payment of the customer. */
export async function tellFailedAutopay(
  transaction: Transaction,
  deps: Parts,
  payment: Payment,
): Promise<void> {
  const attempt = await findAttemptOfPayment(transaction, payment.id);
  if (!attempt) return;
  const { agreementId, sequence } = attempt;
  await tellFailedAttempt(transaction, deps, { customerId: payment.customerId, agreementId, sequence });
}
