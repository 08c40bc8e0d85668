import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { loginHref } from '../platform/session/login-page.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** How an agreement gets into the account: online ones are there, the store links its own. */
export default function LinkAgreementPage() {
  const { formatMessage } = useIntl();
  const isSignedIn = useShopData()?.customer != null;
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'linkAgreement.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="linkAgreement.title" />
      </h1>
      <h2 className="mt-8 mb-2 text-[1.375rem]">
        <FormattedMessage id="linkAgreement.online" />
      </h2>
      <p className="max-w-prose text-base text-ink-2">
        <FormattedMessage id="linkAgreement.onlineText" />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {!isSignedIn && (
          <ButtonLink to={loginHref('/orders')} variant="action">
            <FormattedMessage id="shell.signIn" />
          </ButtonLink>
        )}
        <ButtonLink to="/orders" variant={isSignedIn ? 'action' : 'outline'}>
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
