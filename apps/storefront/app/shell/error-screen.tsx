import { Wrench } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Texts of specification section 2. What went wrong is never shown. */
export function ErrorScreen() {
  const { formatMessage } = useIntl();
  return (
    <section className="page-width py-section">
      <PageTitle>{formatMessage({ id: 'error.title' })}</PageTitle>
      <div className="max-w-140 rounded-card bg-white px-7 py-8 shadow-card">
        <Icon as={Wrench} size="l" className="text-spruce-700" />
        <h1 className="mt-3.5 mb-2 text-2xl">
          <FormattedMessage id="error.title" />
        </h1>
        <p className="text-base text-ink-2">
          <FormattedMessage id="error.message" />
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="error.refresh" />
          </Button>
          <ButtonLink variant="link" to="/contact-us" reloadDocument>
            <FormattedMessage id="error.contactSupport" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
