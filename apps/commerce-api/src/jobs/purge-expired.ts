import type { Dependencies } from '../dependencies.ts';
import type { Purge } from './purge-queries.ts';
import { purges } from './purge-queries.ts';
import { enqueueJob } from './queue.ts';

export const PURGE_EXPIRED = 'purge-expired';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'log'>;

const HOUR_MS = 3_600_000;
/** Small enough that no statement holds locks for long. */
const BATCH_ROWS = 1_000;

/** One job for each hour, whatever number of processes plans it. */
export async function planPurge({ database }: Pick<Parts, 'database'>, at: Date): Promise<void> {
  const runAt = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  await enqueueJob(database, {
    kind: PURGE_EXPIRED,
    payload: {},
    idempotencyKey: runAt.toISOString(),
    runAt,
  });
}

async function purgeAll({ database, clock }: Parts, purge: Purge): Promise<number> {
  const now = clock.now();
  for (let total = 0; ; ) {
    const count = await purge(database, now, BATCH_ROWS);
    total += count;
    if (count < BATCH_ROWS) return total;
  }
}

/** Removes what has expired, and plans the next run first, so that a run that fails is not the last. */
export function purgeJobs(deps: Parts) {
  return {
    async [PURGE_EXPIRED]() {
      await planPurge(deps, new Date(deps.clock.now().getTime() + HOUR_MS));
      const removed: Record<string, number> = {};
      for (const [name, purge] of Object.entries(purges)) removed[name] = await purgeAll(deps, purge);
      deps.log.info({ removed }, 'expired rows were removed');
    },
  };
}
