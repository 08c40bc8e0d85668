import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { StoreContact } from '../../platform/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Addresses of the shop whose part is not open yet: found by nobody as a page, explained to who comes by. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotOpenYetPage() {
  const intl = useIntl();
  return (
    <section className="page-width max-w-3xl py-section">
      <PageTitle>{intl.formatMessage({ id: 'notOpenYet.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="notOpenYet.title" />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id="notOpenYet.text" />
      </p>
      <ButtonLink to="/shop-all" variant="action" className="mt-7">
        <FormattedMessage id="notOpenYet.shop" />
      </ButtonLink>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </section>
  );
}
