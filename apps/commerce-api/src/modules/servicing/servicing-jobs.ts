import { calendarDateIn, instantAt } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { VISIT_GIVEN_AT_MINUTE } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { GIVE_VISITS } from '../visits/index.ts';
import { ASK_FOR_EXCHANGE, askForExchange } from './answer-exchange.ts';
import type { StoreJob } from './ask-help-desk.ts';
import { ASK_STORE, askStore } from './ask-store.ts';
import { autopayJobs, planAutopayDays } from './autopay-run.ts';
import { chargeStoreLateFees } from './charge-late-fees.ts';
import { autopayStopJobs } from './manage-autopay.ts';
import { listServicedStores, planJob } from './payment-help-queries.ts';
import { sendStoreReminders } from './payment-reminders.ts';
import { debitJobs } from './returned-payment.ts';
import { settlementJobs } from './settle-payment.ts';

const PLAN_SERVICING = 'plan-servicing';
const CHARGE_LATE_FEES = 'charge-late-fees';
const SEND_REMINDERS = 'send-payment-reminders';

const HOUR_MS = 3_600_000;
/** Mails leave at this time of the store's day, in minutes after midnight. */
const REMINDERS_AT_MINUTE = 9 * 60;

export type ServicingOptions = {
  /** False where the caller plans the stores' days. @default true: each hour, since they begin in several time zones */
  readonly plansNextHour?: boolean;
};

/** One job for each hour, whatever number of processes plans it. */
export async function planServicing({ database }: Pick<Dependencies, 'database'>, at: Date): Promise<void> {
  const runAt = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  await planJob(database, {
    kind: PLAN_SERVICING,
    payload: {},
    idempotencyKey: runAt.toISOString(),
    runAt,
  });
}

/** Plans the day of each store that has begun: late fees at once, mails in the morning, times of delivery in the
 * afternoon; once for each store and day. */
async function planDays({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id: storeId, timeZone, stateCode } of await listServicedStores(database)) {
    const day = calendarDateIn(now, timeZone);
    const once = { payload: { storeId }, idempotencyKey: `${storeId}:${day}` };
    if (getStateRule(stateCode).lateFee !== null) {
      await planJob(database, { ...once, kind: CHARGE_LATE_FEES, runAt: now });
    }
    const morning = instantAt(day, REMINDERS_AT_MINUTE, timeZone);
    await planJob(database, { ...once, kind: SEND_REMINDERS, runAt: morning });
    const afternoon = instantAt(day, VISIT_GIVEN_AT_MINUTE, timeZone);
    await planJob(database, { ...once, kind: GIVE_VISITS, runAt: afternoon });
  }
}

/** Handlers of this module's jobs, by kind. */
export function servicingJobs(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'ports' | 'log' | 'config'>,
  { plansNextHour = true }: ServicingOptions = {},
) {
  return {
    ...settlementJobs(deps),
    ...debitJobs(deps),
    ...autopayJobs(deps),
    ...autopayStopJobs(deps),
    /** Plans the next run first, so that a run that fails is not the last. */
    async [PLAN_SERVICING]() {
      if (plansNextHour) await planServicing(deps, new Date(deps.clock.now().getTime() + HOUR_MS));
      await planDays(deps);
      await planAutopayDays(deps);
    },
    [CHARGE_LATE_FEES]: (job: StoreJob) => chargeStoreLateFees(deps, String(job.payload.storeId)),
    [SEND_REMINDERS]: (job: StoreJob) => sendStoreReminders(deps, String(job.payload.storeId)),
    [ASK_STORE]: (job: StoreJob) => askStore(deps, job),
    [ASK_FOR_EXCHANGE]: (job: StoreJob) => askForExchange(deps, job),
  };
}
