import { FormattedMessage, useIntl } from 'react-intl';
import { LinkCards } from '../features/agreement-link/link-cards.tsx';
import { linkAgreement } from '../features/agreement-link/link-forms.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/link-agreement.ts';

export async function action({ request, context, url }: Route.ActionArgs) {
  requireCustomer(context, url);
  return linkAgreement(context.get(commerceContext), await request.formData());
}

/** How an agreement gets into the account: with a code to the phone on record, or at the store. */
export default function LinkAgreementPage({ actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const isSignedIn = useShopData()?.customer != null;
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'linkAgreement.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="linkAgreement.title" />
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-base text-ink-2">
        <FormattedMessage id="linkAgreement.onlineText" />
      </p>
      {isSignedIn ? (
        <LinkCards answer={actionData} />
      ) : (
        <ButtonLink to={loginHref('/link-agreement')} variant="action">
          <FormattedMessage id="shell.signIn" />
        </ButtonLink>
      )}
      <div className="mt-5">
        <ButtonLink to="/orders" variant="outline">
          <FormattedMessage id={isSignedIn ? 'orders.title' : 'orders.lookUp'} />
        </ButtonLink>
      </div>
      <h2 className="mt-10 mb-2 text-[1.375rem]">
        <FormattedMessage id="linkAgreement.store" />
      </h2>
      <p className="mb-5 max-w-prose text-base text-ink-2">
        <FormattedMessage id="linkAgreement.storeText" />
      </p>
      <StoreContact />
    </div>
  );
}
