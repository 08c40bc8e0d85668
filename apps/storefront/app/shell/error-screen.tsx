import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Scene, StatusScreen } from './status-screen.tsx';

/** Texts of specification section 2. What went wrong is never shown. */
export function ErrorScreen() {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'error.title' })}
      message={<FormattedMessage id="error.message" />}
      picture={<Scene name="scene-broken" />}
    >
      <Button onClick={() => window.location.reload()}>
        <FormattedMessage id="error.refresh" />
      </Button>
      <ButtonLink variant="link" to="/contact-us" reloadDocument>
        <FormattedMessage id="error.contactSupport" />
      </ButtonLink>
    </StatusScreen>
  );
}
