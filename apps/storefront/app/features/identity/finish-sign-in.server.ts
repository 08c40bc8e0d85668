import { mergeBasket } from '@ownpath/contracts/basket';
import type { MiddlewareFunction } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { runPendingSave } from '../../shared/saved-items/pending-save.server.ts';
import { openSavedList } from '../../shared/saved-items/saved-list.server.ts';
import { type Visitor, visitorOf } from './visitor.server.ts';

/**
 * What a sign-in brings along is done by the first request that carries the new tokens, before any loader reads the
 * cart: the browser has them then. Each step may be done twice, so an answer that is lost here does no harm either.
 */
async function finishSignIn({ commerce, session }: Omit<Visitor, 'registeredLogin'>): Promise<void> {
  const { openSignIn, tokens } = session.read();
  if (!openSignIn) return;
  const isMerged = !tokens?.isRegistered || !openSignIn.mergesBasket || (await mergeGuestBasket(commerce));
  await openSavedList(commerce, session);
  await runPendingSave(commerce, session, Date.now());
  session.update({ openSignIn: isMerged ? null : openSignIn });
}

/** False when the engine is down or busy: the next request tries again. Another tab may have merged the basket already. */
async function mergeGuestBasket(commerce: CommerceClient): Promise<boolean> {
  try {
    await commerce.call(mergeBasket, { query: { createDestinationBasket: true } });
    return true;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.code !== 'NoSourceBasketException') console.warn(`A guest's basket stays: ${error.message}`);
    return error.status < 500 && error.status !== 429;
  }
}

export const signInMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  await finishSignIn(visitorOf(context));
  return next();
};
