import type { MovableClock } from '../adapters/demo-clock.ts';
import type { Dependencies } from '../dependencies.ts';
import { nextJobAt } from '../jobs/queue.ts';
import { type JobHandlers, JobWorker } from '../jobs/queue-worker.ts';

/** Jobs that are due so close to one another run together: what is due at eight in the evening is still of that day. */
const SLOT_MS = 3 * 3_600_000;

/**
 * Lets time pass until `target`: stops whenever jobs are due and runs them, on their day. Charges, fees and reminders come
 * as they would have come.
 */
export async function advanceClock(
  deps: Pick<Dependencies, 'database' | 'log'> & {
    readonly clock: MovableClock;
    readonly handlers: JobHandlers;
  },
  target: Date,
): Promise<void> {
  const { database, clock, handlers, log } = deps;
  const worker = new JobWorker({ database, clock, log, handlers });
  const kinds = Object.keys(handlers);
  for (;;) {
    await worker.runDue();
    const next = await nextJobAt(database, { kinds, after: clock.now() });
    if (next === null || next >= target) break;
    await clock.setForward(new Date(Math.min(next.getTime() + SLOT_MS, target.getTime())));
  }
  await clock.setForward(target);
  await worker.runDue();
}
