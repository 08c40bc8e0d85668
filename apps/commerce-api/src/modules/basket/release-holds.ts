import type { BasketDependencies } from './change-basket.ts';
import { RELEASE_HOLDS, releaseExpiredHolds } from './hold-queries.ts';
import { endReservationsThatRanOut } from './reservation-queries.ts';

/** Holds released in one transaction. */
const BATCH = 100;

/** Releases every expired hold, and ends the reservations whose time is over. Returns how many pieces. */
export async function releaseHoldsThatEnded(deps: BasketDependencies): Promise<number> {
  await deps.database.transaction((transaction) => endReservationsThatRanOut(transaction, deps.clock.now()));
  let total = 0;
  for (;;) {
    const now = deps.clock.now();
    const count = await deps.database.transaction((transaction) =>
      releaseExpiredHolds(transaction, now, BATCH),
    );
    total += count;
    if (count < BATCH) return total;
  }
}

/** Handlers of this module's jobs, by kind. */
export function basketJobs(deps: BasketDependencies) {
  return {
    [RELEASE_HOLDS]: async () => {
      await releaseHoldsThatEnded(deps);
    },
  };
}
