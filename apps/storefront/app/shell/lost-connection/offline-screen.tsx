import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { StatusScreen } from '../status-screen.tsx';
import { UnpluggedLamp } from './unplugged-lamp.tsx';

type Props = {
  /** The address of the page that did not come; this page's own when it is left out. */
  readonly href?: string;
};

/** For a lost connection and for a part of the page that couldn't be loaded (specification section 8). */
export function OfflineScreen({ href }: Props) {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'offline.title' })}
      message={<FormattedMessage id="offline.message" />}
      picture={<UnpluggedLamp />}
    >
      <Button onClick={() => window.location.assign(href ?? window.location.href)}>
        <FormattedMessage id="offline.retry" />
      </Button>
    </StatusScreen>
  );
}
