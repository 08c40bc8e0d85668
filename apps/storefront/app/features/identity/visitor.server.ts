import type { RouterContextProvider } from 'react-router';
import {
  commerceContext,
  registeredLoginContext,
  sessionContext,
} from '../../platform/load-context.server.ts';
import type { Visitor } from './become-registered.server.ts';

/** Who asks, for the use cases of this feature. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor {
  return {
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    registeredLogin: context.get(registeredLoginContext),
  };
}

export function isRegistered({ session }: Visitor): boolean {
  return session.read().tokens?.isRegistered ?? false;
}
