import { cardExpiryStatus } from '@ownpath/domain/account';
import { AUTOPAY_NOTICE_DAYS } from '@ownpath/domain/agreements';
import { addDays, type CalendarDate, diffDays } from '@ownpath/domain/dates';
import { REMINDER_DAYS_BEFORE } from '@ownpath/domain/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail } from '../notifications/index.ts';
import { planJob } from '../payments/index.ts';
import { mailFactsOf } from './autopay-after-payment.ts';
import {
  findAgreementOwner,
  findKeptMethod,
  listAttempts,
  listOnAutopay,
  listTimeZones,
} from './autopay-charge-queries.ts';
import { autopayNoticeEmail, autopayReminderEmail } from './autopay-emails.ts';
import { autopayStateOf, chargeHourOf, comingChargesOf, firstChargeDay } from './autopay-state.ts';
import { chargeAutopay } from './charge-autopay.ts';
import type { SettleDependencies } from './complete-payment.ts';
import { accountOf } from './payment-quotes.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

type Parts = SettleDependencies & Pick<Dependencies, 'ids'>;

const ZONE_DAY = 'autopay-zone-day';
const AGREEMENT_DAY = 'autopay-agreement-day';

const BATCH_AGREEMENTS = 500;

/** Every time zone's latest day whose hour has come: also one that was missed because no worker ran. */
export async function planAutopayDays({
  database,
  clock,
  config,
}: Pick<Parts, 'database' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const hour = await chargeHourOf(database, config.siteId);
  for (const timeZone of await listTimeZones(database)) {
    const day = addDays(firstChargeDay(now, timeZone, hour), -1);
    await database.transaction((transaction) =>
      planJob(transaction, {
        kind: ZONE_DAY,
        payload: { timeZone, day },
        idempotencyKey: `${timeZone}:${day}`,
        runAt: now,
      }),
    );
  }
}

/** A job for each agreement with something to charge or to tell. */
async function planAgreements({ database, clock }: Parts, timeZone: string, day: CalendarDate) {
  const dueBy = addDays(day, AUTOPAY_NOTICE_DAYS);
  for (let afterId = ''; ; ) {
    const ids = await listOnAutopay(database, { timeZone, dueBy, afterId, limit: BATCH_AGREEMENTS });
    await database.transaction(async (transaction) => {
      for (const agreementId of ids) {
        await planJob(transaction, {
          kind: AGREEMENT_DAY,
          payload: { agreementId, day },
          idempotencyKey: `${agreementId}:${day}`,
          runAt: clock.now(),
        });
      }
    });
    if (ids.length < BATCH_AGREEMENTS) return;
    afterId = ids.at(-1) ?? '';
  }
}

/** Reminds of the charge in three days, and tells of one that is another amount than was signed; each once. */
async function tellOfCharges(deps: Parts, agreementId: string, day: CalendarDate): Promise<void> {
  const { database, clock, config } = deps;
  const customerId = await findAgreementOwner(database, agreementId);
  if (customerId === null) return;
  await database.transaction(async (transaction) => {
    const account = accountOf(await listAgreementAccounts(transaction, customerId), agreementId);
    const { autopay } = account;
    const facts = autopay && (await mailFactsOf(transaction, deps, account, autopay));
    if (!autopay?.startedAt || !facts) return;
    const hour = await chargeHourOf(transaction, config.siteId);
    const attempts = await listAttempts(transaction, [agreementId]);
    const state = autopayStateOf(account, attempts, autopay.startedAt, hour);
    const id = autopay.savedPaymentMethodId;
    const method = id === null ? null : await findKeptMethod(transaction, customerId, id);
    for (const charge of comingChargesOf(account, state, addDays(day, 1))) {
      const { number, date, quote, signedCents } = charge;
      const days = diffDays(day, date);
      if (days > AUTOPAY_NOTICE_DAYS) return;
      const key = `${agreementId}:${number}:${date}:${quote.chargeCents}`;
      if (quote.chargeCents !== signedCents) {
        await queueEmail(
          transaction,
          `autopay-notice:${key}`,
          autopayNoticeEmail(facts, charge),
          clock.now(),
        );
      }
      if (days !== REMINDER_DAYS_BEFORE || charge.attempt > 1) continue;
      const isExpired = method?.expiration ? cardExpiryStatus(method.expiration, date) === 'expired' : false;
      const mail = autopayReminderEmail(facts, charge, { hour, isExpired });
      await queueEmail(transaction, `autopay-reminder:${key}`, mail, clock.now());
    }
  });
}

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Handlers of autopay's jobs, by kind. The next run is planned first, so that a run that fails is not the last. */
export function autopayJobs(deps: Parts) {
  return {
    [ZONE_DAY]: ({ payload }: Job) => planAgreements(deps, String(payload.timeZone), String(payload.day)),
    async [AGREEMENT_DAY]({ payload }: Job) {
      const order = { agreementId: String(payload.agreementId), day: String(payload.day) };
      await tellOfCharges(deps, order.agreementId, order.day);
      await chargeAutopay(deps, order);
    },
  };
}
