import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  return (
    <section className="page-width py-section">
      <PageTitle>{formatMessage({ id: 'notFound.title' })}</PageTitle>
      <h1 className="text-2xl">
        <FormattedMessage id="notFound.title" />
      </h1>
      <p className="mt-4 max-w-[62ch] text-base text-ink-2">
        <FormattedMessage id="notFound.message" />
      </p>
      <ButtonLink to="/" className="mt-6">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
    </section>
  );
}
