import type { MiddlewareFunction } from 'react-router';
import { isCommerceError } from '../commerce/commerce-error.ts';
import type { ShopperLogin } from '../commerce/shopper-login.server.ts';
import { warnOf } from '../http/responses.ts';
import { sessionContext, shopperLoginContext } from '../load-context.server.ts';
import type { Session } from './session.server.ts';

/** Asks for a new session after this order, once. */
export function renewSessionAfter(session: Session, orderNo: string): void {
  if (session.read().renewal?.orderNo === orderNo) return;
  session.update({ renewal: { orderNo, isDone: false } });
}

/**
 * Continues in a new session when one is due. Nothing is done with its tokens here: the answer that brings them may be
 * lost, and until their first use the session before lasts. Without an answer of the engine, the next request tries again.
 */
export async function renewDueSession(session: Session, login: ShopperLogin): Promise<void> {
  const { tokens, renewal } = session.read();
  if (!tokens || !renewal || renewal.isDone) return;
  try {
    const renewed = await login.continueInNewSession(tokens);
    session.update({ renewal: { ...renewal, isDone: true }, ...(renewed && { tokens: renewed }) });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('The session is not renewed yet', error);
  }
}

/** Runs after the loaders: all of them use the same session. */
export const renewSessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  await renewDueSession(context.get(sessionContext), context.get(shopperLoginContext));
  return response;
};
