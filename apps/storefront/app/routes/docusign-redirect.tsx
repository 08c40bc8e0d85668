import { completeSigning } from '@ownpath/contracts/checkout';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect, useRevalidator } from 'react-router';
import { orderExit } from '../features/checkout/order-exit.server.ts';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { CancelOrderForm } from '../shared/shopper/cancel-order-form.tsx';
import { signingHref } from '../shared/shopper/order-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { findWaitingOrder } from '../shared/shopper/waiting-order.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/docusign-redirect.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

type SigningStatus = 'declined' | 'pending' | 'wrong-name' | 'unknown';

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

const titleIds = {
  declined: 'signing.declined.title',
  pending: 'signing.pending.title',
  'wrong-name': 'signing.wrongName.title',
  unknown: 'signing.unknown.title',
} as const satisfies Record<SigningStatus, string>;
const textIds = {
  declined: 'signing.declined.text',
  pending: 'signing.pending.text',
  'wrong-name': 'signing.wrongName.text',
  unknown: 'signing.unknown.text',
} as const satisfies Record<SigningStatus, string>;

export const headers = sendLoaderHeaders;

const CHECK_AFTER_MS = 5000;
/** Then the button remains, and a job of the engine. */
const MAX_CHECKS = 6;

/** Asks again by itself while the provider or the gateway has not answered. */
function useCheckAgain(isUnknown: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (!isUnknown || state !== 'idle' || checks >= MAX_CHECKS) return;
    const timer = setTimeout(() => {
      setChecks(checks + 1);
      void revalidate();
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, state, checks, revalidate]);
}

export default function DocusignRedirectPage({
  loaderData: { status, orderNo, search },
}: Route.ComponentProps) {
  const intl = useIntl();
  useCheckAgain(status === 'unknown');
  return (
    <div className="page-width max-w-3xl pt-8 lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'checkout.step.sign' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleIds[status]} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id={textIds[status]} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {status === 'unknown' ? (
          <ButtonLink to={{ pathname: '/docusign-redirect', search }} reloadDocument variant="action">
            <FormattedMessage id="payment.checkAgain" />
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={signingHref(orderNo)} variant="action">
              <FormattedMessage id="signing.again" />
            </ButtonLink>
            <CancelOrderForm orderNo={orderNo} variant="outline">
              <FormattedMessage id="order.cancel" />
            </CancelOrderForm>
          </>
        )}
      </div>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </div>
  );
}
