import { addDays, calendarDateIn, isBefore } from '@ownpath/domain/dates';
import {
  buyOutOf,
  type PaymentNotice,
  paymentNoticeOf,
  REMINDER_DAYS_BEFORE,
} from '@ownpath/domain/servicing';
import { asLocale, type Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail } from '../notifications/index.ts';
import { getStore } from './account-payment-queries.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { rightsOf } from './payment-help.ts';
import {
  findMailTarget,
  findServicedStore,
  listUnpaidAgreements,
  type Queryable,
} from './payment-help-queries.ts';
import { type RemindedAgreement, reminderEmail } from './reminder-email.ts';
import { type AgreementAccount, listAgreementAccounts } from './servicing-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'log'>;

type Reminded = {
  readonly notice: PaymentNotice;
  readonly dueOn: string;
  readonly show: (locale: Locale) => RemindedAgreement;
};

/** The agreement in a mail of today; null without one. */
function remindedOf(account: AgreementAccount, now: Date): Reminded | null {
  const status = agreementStatusOf(account, now);
  const { currentDueOn: dueOn, today } = status;
  const notice = dueOn === null ? null : paymentNoticeOf(dueOn, today, account.autopay !== null);
  if (dueOn === null || notice === null) return null;
  const { keepUntil } = rightsOf(account, status);
  const { name, agreementNumber } = account.agreement;
  const show = (locale: Locale) => ({
    name: name[locale],
    agreementNumber,
    dueOn,
    dueCents: status.dueCents,
    lateFeeCents: status.due.lateFeeCents,
    remainingCents: status.remainingCents,
    paymentsLeft: status.unpaid.length,
    buyOutCents: buyOutOf(status.account, today)?.totalCents ?? null,
    keepUntil: keepUntil !== null && !isBefore(keepUntil, today) ? keepUntil : null,
  });
  return { notice, dueOn, show };
}

/** One mail for each day on which payments will be due, and one for everything that is late, by the oldest of it. */
function mailsOf(reminded: readonly Reminded[]): (readonly Reminded[])[] {
  const before = reminded.filter(({ notice }) => notice === 'before');
  const late = reminded
    .filter(({ notice }) => notice !== 'before')
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const byDate = [...Map.groupBy(before, ({ dueOn }) => dueOn).values()];
  return late.length === 0 ? byDate : [...byDate, late];
}

async function remindCustomer(
  transaction: Queryable,
  reminded: readonly Reminded[],
  { customerId, store, deps }: { customerId: string; store: { id: string; phone: string }; deps: Parts },
): Promise<void> {
  const target = await findMailTarget(transaction, customerId);
  if (!target) return;
  const locale = asLocale(target.locale);
  const { publicUrl: shopUrl } = deps.config;
  for (const mail of mailsOf(reminded)) {
    const [oldest] = mail;
    if (!oldest) continue;
    const { notice, dueOn } = oldest;
    const shown = mail.map(({ show }) => show(locale));
    const email = reminderEmail(notice, shown, { to: target.email, locale, phone: store.phone, shopUrl });
    const key = `payment-reminder:${store.id}:${customerId}:${dueOn}:${notice}`;
    await queueEmail(transaction, key, email, deps.clock.now());
  }
}

/**
 * Mails about payments of a store's agreements that will be due or are late. Each is sent once, also when the job runs
 * again; after days without a run, the latest one is sent.
 */
export async function sendStoreReminders(deps: Parts, storeId: string): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const serviced = await findServicedStore(database, storeId);
  if (!serviced) return;
  const { phone } = await getStore(database, storeId);
  const today = calendarDateIn(now, serviced.timeZone);
  const before = addDays(today, REMINDER_DAYS_BEFORE + 1);
  const unpaid = await listUnpaidAgreements(database, { storeId, before, isUncharged: false });
  for (const [customerId, ids] of unpaid) {
    await database.transaction(async (transaction) => {
      const accounts = await listAgreementAccounts(transaction, customerId);
      const reminded = accounts
        .filter(({ agreement }) => ids.includes(agreement.id))
        .flatMap((account) => remindedOf(account, now) ?? []);
      const store = { id: storeId, phone };
      await remindCustomer(transaction, reminded, { customerId, store, deps });
    });
  }
}
