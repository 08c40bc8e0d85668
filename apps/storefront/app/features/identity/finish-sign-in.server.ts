import { getExistingApproval } from '@ownpath/contracts/approval';
import { mergeBasket } from '@ownpath/contracts/basket';
import { type MiddlewareFunction, redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { runPendingSave } from '../../shared/saved-items/pending-save.server.ts';
import { openSavedList } from '../../shared/saved-items/saved-list.server.ts';
import { type Visitor, visitorOf } from './visitor.server.ts';

/**
 * What a sign-in brings along is done by the first request that carries the new tokens, before any loader reads the
 * cart: the browser has them then. Each step may be done twice, so an answer that is lost here does no harm either.
 */
export async function finishSignIn({
  commerce,
  session,
}: Omit<Visitor, 'registeredLogin'>): Promise<{ readonly isApprovalUnknown: boolean }> {
  const { openSignIn, tokens } = session.read();
  if (!openSignIn) return { isApprovalUnknown: false };
  const isMerged = !tokens?.isRegistered || !openSignIn.mergesBasket || (await mergeGuestBasket(commerce));
  await openSavedList(commerce, session);
  await runPendingSave(commerce, session, Date.now());
  session.update({ openSignIn: isMerged ? null : openSignIn });
  return { isApprovalUnknown: tokens?.isRegistered === true && !(await findCustomerApproval(commerce)) };
}

/**
 * The customer's approval is looked up at the sign-in; the engine puts it on the customer's baskets. False when the
 * service failed; a platform without approvals has none.
 */
async function findCustomerApproval(commerce: CommerceClient): Promise<boolean> {
  try {
    await commerce.call(getExistingApproval, { body: { includeBlacklist: true } });
    return true;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The approval at a sign-in is unknown: ${error.message}`);
    return error.status < 500;
  }
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

/** Only where an approval matters next is the shopper told that it could not be looked up. */
const NEEDS_APPROVAL = /\/(?:checkout|instant-approval|approved|pre-approvedPage|shop-approved-items)$/;

export const signInMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { isApprovalUnknown } = await finishSignIn(visitorOf(context));
  if (isApprovalUnknown && request.method === 'GET' && NEEDS_APPROVAL.test(url.pathname)) {
    throw redirect(`/service-failure-login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
  }
  return next();
};
