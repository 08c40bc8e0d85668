import { completeSigning } from '@ownpath/contracts/checkout';
import { data, redirect } from 'react-router';
import { orderExit } from '../features/checkout/order-exit.server.ts';
import { type SigningStatus, UnfinishedSigning } from '../features/checkout/unfinished-signing.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { signingHref } from '../shared/shopper/order-links.ts';
import { findWaitingOrder } from '../shared/shopper/waiting-order.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/docusign-redirect.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/**
 * Return from the e-signature provider. The outcome is requested from the provider, never read from the address; then
 * the order's state decides which page comes next. An address that names no envelope leads to the order that waits, or to
 * the orders, where one can be looked up.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const orderNo = query.get('orderNo');
  const envelopeId = query.get('envelopeId');
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  if (!orderNo || !envelopeId) {
    const waiting = await findWaitingOrder(commerce, session);
    const exit = waiting && (await orderExit(commerce, session, waiting, 'docusign-redirect'));
    throw redirect(exit ?? (waiting ? signingHref(waiting.orderNo) : '/orders'));
  }
  let status: SigningStatus = 'unknown';
  try {
    const outcome = await commerce.call(completeSigning, { body: { orderNo, envelopeId } });
    const isOpen = ['declined', 'pending', 'wrong-name'].includes(outcome.status);
    if (isOpen) status = outcome.status as SigningStatus;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status === 404 || error.code === 'InvalidParameters') throw data(null, { status: 404 });
  }
  const order = await findWaitingOrder(commerce, session, orderNo);
  const next = order && (await orderExit(commerce, session, order, 'docusign-redirect'));
  if (next) throw redirect(next);
  return data({ status, orderNo, search: url.search }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function DocusignRedirectPage({ loaderData }: Route.ComponentProps) {
  return <UnfinishedSigning {...loaderData} />;
}
