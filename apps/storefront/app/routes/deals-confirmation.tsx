import { FormattedMessage, useIntl } from 'react-intl';
import { Scene, StatusScreen } from '../shell/status-screen.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** Confirms the sign-up for deals. */
export default function DealsConfirmationPage() {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'deals.thanks' })}
      message={<FormattedMessage id="deals.thanksText" />}
      picture={<Scene name="scene-offers" />}
    >
      <ButtonLink to="/c/deals" variant="action">
        <FormattedMessage id="deals.shop" />
      </ButtonLink>
      <ButtonLink to="/find-a-store" variant="outline">
        <FormattedMessage id="deals.store" />
      </ButtonLink>
    </StatusScreen>
  );
}
