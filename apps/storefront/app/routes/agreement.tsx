import { getOrderAgreement } from '@ownpath/contracts/orders';
import { isLocale } from '@ownpath/domain/site';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { AgreementCopies } from '../features/orders/agreement-copies.tsx';
import { AgreementStateNotice } from '../features/orders/agreement-state.tsx';
import { AgreementText, isAgreementMarkup } from '../features/orders/agreement-text.tsx';
import { SignatureRecord } from '../features/orders/signature-record.tsx';
import { isUnknownId } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/agreement.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

const NO_STORE = { 'Cache-Control': 'no-store' };

/** An agreement of the shopper's own order; 404, with what to do, for anyone else. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orderNo } = params;
  const query = url.searchParams;
  const path = `/checkout/agreement/${encodeURIComponent(orderNo)}`;
  const here = `${path}${url.search}`;
  followMailLanguage(context, path, url);
  const asked = query.get('copy') ?? '';
  const copy = isLocale(asked) ? asked : undefined;
  try {
    const agreement = await context.get(commerceContext).call(getOrderAgreement, { body: { orderNo, copy } });
    const { document } = agreement;
    const shown = document && isAgreementMarkup(document.html) ? document : null;
    return data({ agreement: { ...agreement, document: shown }, here }, { headers: NO_STORE });
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    return data({ agreement: null, here }, { status: 404, headers: NO_STORE });
  }
}

export const headers = sendLoaderHeaders;

export default function AgreementPage({ loaderData: { agreement, here } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-4xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'agreement.title' })}</PageTitle>
      {agreement === null ? (
        <>
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="agreement.notFound.title" />
          </h1>
          <p className="mt-4 mb-7 max-w-prose text-base text-ink-2">
            <FormattedMessage id="agreement.notFound.text" />
          </p>
          <ButtonLink to={loginHref(here)} variant="action">
            <FormattedMessage id="agreement.notFound.signIn" />
          </ButtonLink>
          <div className="mt-8">
            <StoreContact />
          </div>
        </>
      ) : (
        <>
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="agreement.title" />
          </h1>
          {agreement.agreementCount > 1 && (
            <p className="mt-2 text-ink-2">
              <FormattedMessage
                id="agreements.of"
                values={{ number: agreement.agreementOrdinal, count: agreement.agreementCount }}
              />
            </p>
          )}
          <AgreementStateNotice state={agreement.state} orderNo={agreement.orderNo} />
          {agreement.state === 'in-force' && (
            <div className="mt-8">
              <AgreementCopies
                orderNo={agreement.orderNo}
                agreementNumber={agreement.agreementNumber}
                copies={agreement.copies}
              />
            </div>
          )}
          {agreement.document && <AgreementText document={agreement.document} />}
          {agreement.signature && <SignatureRecord signature={agreement.signature} />}
        </>
      )}
    </div>
  );
}
