import { setTimeout as wait } from 'node:timers/promises';
import type { MovableClock } from '../adapters/demo-clock.ts';
import { errorMessage } from '../database/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import {
  areHistoriesWritten,
  markHistoriesWritten,
  type SimulatedEngine,
  writeHistories,
} from './write-histories.ts';

const KIND = 'write-demo-histories';
const LOOK_EVERY_MS = 500;

/**
 * Jobs of a demo with customers: first their histories, by one process, then everything else. Until they are written,
 * jobs that are due at a simulated time must not run at the present one.
 */
export function startDemoJobs(
  deps: Dependencies,
  createEngine: (clock: MovableClock) => SimulatedEngine,
): { stop(): Promise<void> } {
  const { database, clock, log } = deps;
  const stopping = new AbortController();
  let jobs: JobWorker | null = null;

  const write = async () => {
    if (await areHistoriesWritten(database)) return;
    try {
      await writeHistories(deps, createEngine, stopping.signal);
    } catch (error) {
      // The next start goes on from here.
      if (stopping.signal.aborted) throw error;
      log.error({ reason: errorMessage(error) }, 'the histories of the demo’s customers are incomplete');
      await markHistoriesWritten(deps);
    }
  };

  const begin = async () => {
    if (!(await areHistoriesWritten(database))) {
      await enqueueJob(database, {
        kind: KIND,
        payload: {},
        idempotencyKey: KIND,
        runAt: clock.now(),
        maxAttempts: 1_000,
      });
      const writer = new JobWorker({ database, clock, log, handlers: { [KIND]: write } });
      writer.start();
      while (!stopping.signal.aborted && !(await areHistoriesWritten(database))) await wait(LOOK_EVERY_MS);
      await writer.stop();
    }
    if (!stopping.signal.aborted) jobs = startJobs(deps);
  };

  const begun = begin().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    log.error({ reason: errorMessage(error) }, 'the demo’s customers could not be read');
    jobs = startJobs(deps);
  });
  return {
    async stop() {
      stopping.abort();
      await begun;
      await jobs?.stop();
    },
  };
}
