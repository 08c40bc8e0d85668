import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The decision service failed: no decision was made, and the shopper can try again. */
export default function ServiceFailurePage() {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'serviceFailure.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="serviceFailure.title" />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id="serviceFailure.text" />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to="/instant-approval?position=instant-approval" variant="action">
          <FormattedMessage id="serviceFailure.retry" />
        </ButtonLink>
        <ButtonLink to="/cart" variant="outline">
          <FormattedMessage id="serviceFailure.cart" />
        </ButtonLink>
      </div>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="serviceFailure.call" />
      </h2>
      <StoreContact />
    </div>
  );
}
