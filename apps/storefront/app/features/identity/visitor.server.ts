import { mergeBasket } from '@ownpath/contracts/basket';
import type { RouterContextProvider } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { RegisteredLogin } from '../../platform/commerce/registered-login.server.ts';
import {
  commerceContext,
  registeredLoginContext,
  sessionContext,
} from '../../platform/load-context.server.ts';
import type { Session, ShopperTokens } from '../../platform/session/session.server.ts';
import { runPendingSave } from '../../shared/saved-items/pending-save.server.ts';
import { openSavedList } from '../../shared/saved-items/saved-list.server.ts';
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
 * Turns the visitor's session into that of a registered customer: new tokens, so a new session everywhere. The guest's
 * basket is merged (specification section 4, guest to registered login), and a pending save is carried out.
 * @throws CommerceError what `obtain` does
 */
export async function becomeRegistered(
  { commerce, session }: Visitor,
  obtain: (guestUsid: string | undefined) => Promise<ShopperTokens>,
): Promise<void> {
  const hasGuestItems = await hasItemsAsGuest(commerce, session);
  const tokens = await obtain(session.read().tokens?.usid);
  session.update({ tokens, passwordReset: null, providerLogin: null, savedListId: null });
  if (hasGuestItems) await mergeGuestBasket(commerce);
  await openSavedList(commerce, session);
  await runPendingSave(commerce, session, Date.now());
}

async function hasItemsAsGuest(commerce: CommerceClient, session: Session): Promise<boolean> {
  const { tokens } = session.read();
  if (!tokens || tokens.isRegistered) return false;
  // A basket that can't be read may exist: the merge reports when there is none.
  const basket = await findBasket(commerce, session).catch(() => undefined);
  return basket === undefined || (basket !== null && basket.items.length > 0);
}

/** A basket that can't be merged does not stop the sign-in; another tab may have merged it already. */
async function mergeGuestBasket(commerce: CommerceClient): Promise<void> {
  try {
    await commerce.call(mergeBasket, { query: { createDestinationBasket: true } });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.code !== 'NoSourceBasketException') console.warn(`A guest's basket stays: ${error.message}`);
  }
}
