import type { Dependencies } from '../../dependencies.ts';
import { deleteClientLogsBefore, FORGET_CLIENT_LOGS } from './client-log-queries.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Handlers of this module's jobs, by kind. */
export function clientLogJobs(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    [FORGET_CLIENT_LOGS]: () =>
      deleteClientLogsBefore(deps.database, new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}
