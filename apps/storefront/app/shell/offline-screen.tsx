import { CloudOff } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** For a lost connection and for a part of the page that couldn't be loaded (specification section 8). */
export function OfflineScreen() {
  const { formatMessage } = useIntl();
  return (
    <section className="page-width py-section">
      <PageTitle>{formatMessage({ id: 'offline.title' })}</PageTitle>
      <div className="max-w-140 rounded-card bg-white px-7 py-8 shadow-card">
        <Icon as={CloudOff} size="l" className="text-spruce-700" />
        <h1 className="mt-3.5 mb-2 text-2xl">
          <FormattedMessage id="offline.title" />
        </h1>
        <p className="text-base text-ink-2">
          <FormattedMessage id="offline.message" />
        </p>
        <Button className="mt-5" onClick={() => window.location.reload()}>
          <FormattedMessage id="offline.retry" />
        </Button>
      </div>
    </section>
  );
}

/** True for an error that a lost connection, or a deploy that removed old files, brings about. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch|load failed/i.test(
    error.message,
  );
}
