import type { Database } from '../../database/connect.ts';
import type { Clock, Ids } from '../../ports/index.ts';

export type SandboxServerParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the shop: the only parent of frames and the only target of redirects. */
  readonly shopOrigin: string;
  /** Origin under which shoppers reach these pages. */
  readonly origin: string;
};
