import type { Dependencies } from '../../dependencies.ts';
import { deleteBefore, FORGET_ACTIVITIES } from './personalization-queries.ts';

/** Older activities are neither read nor kept. */
const ACTIVITY_DAYS = 90;
const DAY_MS = 86_400_000;

export function activitiesCountSince(now: Date): Date {
  return new Date(now.getTime() - ACTIVITY_DAYS * DAY_MS);
}

/** Handlers of this module's jobs, by kind. */
export function personalizationJobs(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    [FORGET_ACTIVITIES]: () => deleteBefore(deps.database, activitiesCountSince(deps.clock.now())),
  };
}
