import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { isLostConnection } from './lost-connection/is-lost-connection.ts';
import { OfflineScreen } from './lost-connection/offline-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What is shown in place of a page that can't be. */
export function screenFor(error: unknown): ReactNode {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isLostConnection(error)) return <OfflineScreen />;
  return <ErrorScreen {...stackOf(error)} />;
}

/** Developers see where an error came from; shoppers don't, and the built shop has no text for it. */
function stackOf(error: unknown): { readonly stack?: string } {
  return import.meta.env.DEV && error instanceof Error && error.stack ? { stack: error.stack } : {};
}
