import { instantAt } from '@ownpath/domain/dates';
import { and, eq, isNull, like, sql } from '../database/orm.ts';
import { agreements, outboxMessages, stores } from '../database/schema/index.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { planServicing } from '../modules/servicing/index.ts';
import { logIn, type RegisteredShopper } from './create-registered-shopper.ts';
import type { TestApp } from './create-test-app.ts';
import { PLANO } from './shop-journey.ts';

const TIME_ZONE = 'America/Chicago';
const NOON = 12 * 60;

/** Runs everything that is due: the plan of the hour, and what follows from it; on several workers at once. */
export async function runDueJobs(engine: TestApp, workers = 1): Promise<void> {
  const { database, clock, log } = engine.deps;
  await planServicing(engine.deps, clock.now());
  const options = { database, clock, log, handlers: jobHandlers(engine.deps) };
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: workers }, () => new JobWorker(options).runDue()));
  }
}

/** The goods of every agreement have come as promised: the clock of a test can jump over the day of delivery. */
export async function deliverAll({ deps: { database } }: TestApp): Promise<void> {
  await database
    .update(agreements)
    .set({ deliveredOn: sql`coalesce(${agreements.rentStartsOn}, ${agreements.openedOn})` })
    .where(isNull(agreements.deliveredOn));
}

/** Moves the clock on to noon of the store's day, and runs the jobs of that day; everything is delivered. */
export async function goToDay(engine: TestApp, day: string, workers = 1): Promise<void> {
  const ms = instantAt(day, NOON, TIME_ZONE).getTime() - engine.clock.now().getTime();
  if (ms < 0) throw new Error(`${day} has passed`);
  engine.clock.advance(ms);
  await deliverAll(engine);
  await runDueJobs(engine, workers);
}

/** The customer with tokens that are valid now. */
export const signInAgain = (engine: TestApp, { login }: Pick<RegisteredShopper, 'login'>) =>
  logIn(engine, { login });

/** The store in another state, and the agreement with the late fee that it names. */
export async function moveToState(
  engine: TestApp,
  agreementId: string,
  stateCode: string,
  lateFee: typeof agreements.$inferSelect.lateFee,
): Promise<void> {
  const { database } = engine.deps;
  await database.update(stores).set({ stateCode }).where(eq(stores.id, PLANO));
  await database.update(agreements).set({ lateFee }).where(eq(agreements.id, agreementId));
}

/** Mails by the start of their key, oldest first. */
export async function listMails(engine: TestApp, key: string) {
  const rows = await engine.deps.database
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.topic, 'email'), like(outboxMessages.deduplicationKey, `${key}%`)))
    .orderBy(outboxMessages.createdAt);
  return rows.map(({ payload }) => payload as { to: string; subject: string; text: string; locale: string });
}
