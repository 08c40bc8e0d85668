import type { Database } from '../database/connect.ts';
import { sandboxState } from '../database/schema/index.ts';
import { errorMessage } from '../database/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Clock } from '../ports/index.ts';

/** Processes that share a database follow a move within this time. */
const READ_EVERY_MS = 1_000;

/** A clock that can be put forward, never back. */
export type MovableClock = Clock & { setForward(to: Date): Promise<void> };

export type DemoClock = MovableClock & { stop(): void };

async function readOffset(database: Database): Promise<number> {
  const [state] = await database.select({ offset: sandboxState.clockOffsetMs }).from(sandboxState);
  return state?.offset ?? 0;
}

/** The system's time plus what the demo was put forward by, which all processes on the database share. */
export async function startDemoClock({
  database,
  log,
}: Pick<Dependencies, 'database' | 'log'>): Promise<DemoClock> {
  let offsetMs = await readOffset(database);
  const follow = setInterval(() => {
    readOffset(database).then(
      (read) => {
        offsetMs = Math.max(offsetMs, read);
      },
      (error: unknown) => log.debug({ reason: errorMessage(error) }, 'the demo clock could not be read'),
    );
  }, READ_EVERY_MS).unref();
  return {
    now: () => new Date(Date.now() + offsetMs),
    async setForward(to) {
      const clockOffsetMs = Math.max(offsetMs, to.getTime() - Date.now());
      await database
        .insert(sandboxState)
        .values({ clockOffsetMs })
        .onConflictDoUpdate({ target: sandboxState.id, set: { clockOffsetMs, updatedAt: new Date() } });
      offsetMs = clockOffsetMs;
    },
    stop: () => clearInterval(follow),
  };
}
