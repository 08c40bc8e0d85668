import type { RouterContextProvider } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { RegisteredLogin } from '../../platform/commerce/registered-login.server.ts';
import {
  commerceContext,
  registeredLoginContext,
  sessionContext,
} from '../../platform/load-context.server.ts';
import type { Session, ShopperTokens } from '../../platform/session/session.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';

export type Visitor = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  readonly registeredLogin: RegisteredLogin;
};

/** The caller, for the use cases of this feature. */
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

/**
 * Turns the visitor's session into that of a registered customer: new tokens, so a new session everywhere. Nothing is
 * done with the new tokens here: the answer that brings them may be lost, and until their first use the guest keeps cart
 * and approval. The first request with them does the rest (`finishSignIn`).
 * @throws CommerceError what `obtain` does
 */
export async function becomeRegistered(
  { commerce, session }: Visitor,
  obtain: (guestToken: string | undefined) => Promise<ShopperTokens>,
): Promise<void> {
  const mergesBasket = await hasItemsAsGuest(commerce, session);
  const before = session.read().tokens;
  const tokens = await obtain(before?.isRegistered ? undefined : before?.accessToken);
  session.update({
    tokens,
    passwordReset: null,
    providerLogin: null,
    savedListId: null,
    openSignIn: { mergesBasket },
  });
}

async function hasItemsAsGuest(commerce: CommerceClient, session: Session): Promise<boolean> {
  const { tokens } = session.read();
  if (!tokens || tokens.isRegistered) return false;
  // A basket that can't be read may exist: the merge reports when there is none.
  const basket = await findBasket(commerce, session).catch(() => undefined);
  return basket === undefined || (basket !== null && basket.items.length > 0);
}
