import { completeSigning } from '@ownpath/contracts/checkout';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/docusign-redirect.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/**
 * Return from the e-signature provider. The outcome is requested from the provider, never read from the address.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const orderNo = query.get('orderNo');
  const envelopeId = query.get('envelopeId');
  if (!orderNo || !envelopeId) throw data(null, { status: 404 });
  try {
    const { status } = await context
      .get(commerceContext)
      .call(completeSigning, { body: { orderNo, envelopeId } });
    if (status === 'signed') {
      context.get(sessionContext).update({ openOrderNo: null });
      throw redirect(`/checkout/confirmation/${encodeURIComponent(orderNo)}`);
    }
    return data({ status, orderNo }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    // Signed or not, it is safe to ask again.
    return data({ status: 'pending' as const, orderNo }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

const titleIds = { declined: 'signing.declined.title', pending: 'signing.pending.title' } as const;
const textIds = { declined: 'signing.declined.text', pending: 'signing.pending.text' } as const;

export const headers = sendLoaderHeaders;

export default function DocusignRedirectPage({ loaderData: { status, orderNo } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'checkout.step.sign' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleIds[status]} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id={textIds[status]} />
      </p>
      <ButtonLink
        to={`/checkout?step=docu-sign&orderNo=${encodeURIComponent(orderNo)}`}
        variant="action"
        className="mt-7"
      >
        <FormattedMessage id="signing.again" />
      </ButtonLink>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </div>
  );
}
