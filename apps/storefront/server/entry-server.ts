import type { createRequestHandler, matchRoutes } from 'react-router';
import type { forgetSharedReads } from '../app/platform/commerce/cached-reads.server.ts';
import type { policyOriginsOf } from '../app/platform/consent/third-party-scripts.server.ts';
import type { countLosses } from '../app/platform/http/responses.ts';
import type { createLoadContext } from '../app/platform/load-context.server.ts';
import type { SessionKey } from '../app/platform/session/session.server.ts';
import type * as guestDevice from '../app/routes/guest-pages/guest-device.server.ts';
import type { createGuests } from '../app/routes/guest-pages/guests.server.ts';
import type { Refusal, ThrowRefusal } from './refusals.ts';

/** What app/entry.server.tsx exports beside React Router's own. */
export type EntryServer = {
  /** The application's copy of React Router: contexts are compared by identity. */
  readonly createRequestHandler: typeof createRequestHandler;
  readonly matchRoutes: typeof matchRoutes;
  readonly refusalIn: (error: unknown) => Refusal | null;
  readonly throwRefusal: ThrowRefusal;
  readonly createLoadContext: typeof createLoadContext;
  readonly policyOriginsOf: typeof policyOriginsOf;
  readonly deriveSessionKey: (secret: string) => SessionKey;
  readonly forgetSharedReads: typeof forgetSharedReads;
  readonly createGuests: typeof createGuests;
  readonly countLosses: typeof countLosses;
} & typeof guestDevice;
