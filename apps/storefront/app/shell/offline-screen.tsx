import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { StatusScreen } from './status-screen.tsx';
import { UnpluggedLamp } from './unplugged-lamp.tsx';

/** For a lost connection and for a part of the page that couldn't be loaded (specification section 8). */
export function OfflineScreen() {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'offline.title' })}
      message={<FormattedMessage id="offline.message" />}
      picture={<UnpluggedLamp />}
    >
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="offline.retry" />
      </Button>
    </StatusScreen>
  );
}

/** True for an error that a lost connection, or a deploy that removed old files, brings about. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch|load failed/i.test(
    error.message,
  );
}
