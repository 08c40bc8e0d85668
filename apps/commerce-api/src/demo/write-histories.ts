import { addDays, type CalendarDate, calendarDateIn } from '@ownpath/domain/dates';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import type { Hono } from 'hono';
import type { MovableClock } from '../adapters/demo-clock.ts';
import type { Database } from '../database/connect.ts';
import { sandboxState } from '../database/schema/index.ts';
import type { Dependencies } from '../dependencies.ts';
import type { JobHandlers } from '../jobs/queue-worker.ts';
import { planServicing } from '../modules/servicing/index.ts';
import { advanceClock } from './advance-clock.ts';
import { createApiClient } from './api-client.ts';
import { createDemoShopper, type DemoShopper } from './demo-shopper.ts';
import { type Rental, type Story, stories } from './stories.ts';

const TIME_ZONE = 'America/Chicago';
/** Shoppers come in the morning, and pay at noon. */
const SHOPPING_UTC = 'T16:00:00Z';
const PAYING_UTC = 'T18:00:00Z';
/** After the hour at which autopay charges, and after midnight at the stores. */
const SERVICING_UTC = 'T07:00:00Z';
/** Days with late fees and reminders; before, the stores' days are planned only where autopay has something to charge. */
const SERVICED_DAYS = 65;
const STATUS_OF_WRITTEN = 'ACTIVE';

const HOUR_MS = 3_600_000;

const at = (day: CalendarDate, time: string) => new Date(`${day}${time}`);

type Step = { readonly at: Date; readonly run: () => Promise<void> };

/** The engine at a simulated time. */
export type SimulatedEngine = {
  readonly deps: Dependencies;
  readonly app: Hono;
  readonly handlers: JobHandlers;
};

/** A clock that begins at `start` and goes on only when it is put forward. */
function createSimulatedClock(start: Date): MovableClock {
  let now = start;
  return {
    now: () => now,
    async setForward(to) {
      if (to > now) now = to;
    },
  };
}

async function readState(database: Database) {
  const [state] = await database.select().from(sandboxState);
  return state ?? null;
}

async function writeState(database: Database, fields: Partial<typeof sandboxState.$inferInsert>) {
  await database
    .insert(sandboxState)
    .values(fields)
    .onConflictDoUpdate({ target: sandboxState.id, set: fields });
}

/** Whether the histories are complete, or were given up. */
export async function areHistoriesWritten(database: Database): Promise<boolean> {
  return (await readState(database))?.historiesWrittenAt != null;
}

export async function markHistoriesWritten({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  await writeState(database, { historiesWrittenAt: clock.now() });
}

/**
 * Writes the histories of the demo's customers up to the present: they register, rent, pay and cancel by the calls of the
 * API, and jobs run when they are due, all at a simulated time. After an interruption it goes on where it was: every step
 * can be taken twice.
 * @param createEngine the engine at a simulated time
 */
export async function writeHistories(
  { database, clock: present }: Pick<Dependencies, 'database' | 'clock'>,
  createEngine: (clock: MovableClock) => SimulatedEngine,
  signal?: AbortSignal,
): Promise<void> {
  const state = await readState(database);
  const end = state?.historiesEndAt ?? present.now();
  const endsOn = calendarDateIn(end.toISOString(), TIME_ZONE);
  const first = addDays(
    endsOn,
    -Math.max(...stories.flatMap(({ rentals }) => rentals.map((r) => r.signedDaysAgo))),
  );
  await writeState(database, { historiesEndAt: end });
  const clock = createSimulatedClock(state?.historiesUntil ?? at(addDays(first, -1), SHOPPING_UTC));
  const { deps, app, handlers } = createEngine(clock);
  for (let daysAgo = SERVICED_DAYS; daysAgo > 0; daysAgo -= 1) {
    await planServicing(deps, at(addDays(endsOn, -daysAgo), SERVICING_UTC));
  }
  const client = createApiClient(app, deps.config.clients[0]?.redirectUris[0] ?? '');
  const steps: Step[] = [];
  const plan = (step: Step) => {
    if (step.at < end) steps.push(step);
  };
  for (const story of stories) {
    const shopper = createDemoShopper({ deps, client, story });
    planStory({ deps, story, shopper, endsOn, plan });
  }
  for (;;) {
    const next = steps.reduce<Step | null>(
      (earliest, step) => (earliest && earliest.at <= step.at ? earliest : step),
      null,
    );
    if (next === null) break;
    signal?.throwIfAborted();
    steps.splice(steps.indexOf(next), 1);
    await advanceClock({ database, clock, handlers, log: deps.log }, next.at);
    await next.run();
    await writeState(database, { historiesUntil: clock.now() });
  }
  await advanceClock({ database, clock, handlers, log: deps.log }, end);
  await markHistoriesWritten({ database, clock: present });
}

type Plan = {
  readonly deps: Dependencies;
  readonly story: Story;
  readonly shopper: DemoShopper;
  readonly endsOn: CalendarDate;
  readonly plan: (step: Step) => void;
};

function planStory(parts: Plan): void {
  const { story, shopper, endsOn, plan } = parts;
  const days = Math.max(1, ...story.rentals.map(({ signedDaysAgo }) => signedDaysAgo));
  plan({
    at: at(addDays(endsOn, -days), SHOPPING_UTC),
    run: async () => {
      await shopper.register();
      story.rentals.forEach((rental, index) => {
        planRental(parts, rental, index);
      });
    },
  });
}

/** Signs, and pays each payment on its day until the history ends. */
function planRental({ deps, shopper, endsOn, plan }: Plan, rental: Rental, index: number): void {
  const { ending, isAutopay, firstMissedDaysAgo } = rental;
  const missesFrom = firstMissedDaysAgo === undefined ? null : addDays(endsOn, -firstMissedDaysAgo);

  /** In the order in which they were signed. */
  const agreement = async () => {
    const shown = (await shopper.summary()).filter(({ refCode }) => refCode === STATUS_OF_WRITTEN);
    return shown.toSorted((a, b) => a.agreementNumber.localeCompare(b.agreementNumber)).at(index) ?? null;
  };
  const planPayment = async () => {
    const due = (await agreement())?.currentDueOn;
    if (!due || (missesFrom !== null && due >= missesFrom)) return;
    if (isAutopay) {
      const charged = at(addDays(due, 1), SERVICING_UTC);
      plan({ at: charged, run: () => planServicing(deps, charged) });
      // By then the charge has been made.
      plan({ at: new Date(charged.getTime() + 2 * HOUR_MS), run: planPayment });
      return;
    }
    plan({
      at: at(due, PAYING_UTC),
      run: async () => {
        const found = await agreement();
        if (found?.currentDueOn === due) await shopper.pay(found.agreementId, { kind: 'DUE' }, due);
        await planPayment();
      },
    });
  };

  const dayBefore = (daysAgo: number) => at(addDays(endsOn, -daysAgo), SHOPPING_UTC);
  const planEvent = (daysAgo: number, choice: PaymentChoice) =>
    plan({
      at: dayBefore(daysAgo),
      run: async () => {
        const found = await agreement();
        if (found) await shopper.pay(found.agreementId, choice, addDays(endsOn, -daysAgo));
      },
    });

  const signedOn = addDays(endsOn, -rental.signedDaysAgo);
  plan({
    at: at(signedOn, SHOPPING_UTC),
    run: async () => {
      const orderNo = (await shopper.findOrder(index)) ?? (await shopper.rent(rental, signedOn, endsOn));
      const rented = await agreement();
      if (rented) await shopper.bookDelivery(rented.agreementId);
      await planPayment();
      if (ending?.kind === 'buy-out') planEvent(ending.daysAgo, { kind: 'BUY_OUT' });
      if (ending?.kind === 'cancel') {
        plan({ at: dayBefore(ending.daysAgo), run: () => shopper.cancel(orderNo) });
      }
    },
  });
}
