import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Scene, StatusScreen } from './status-screen.tsx';

export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  return (
    <StatusScreen
      title={formatMessage({ id: 'notFound.title' })}
      message={<FormattedMessage id="notFound.message" />}
      picture={<Scene name="scene-lost" />}
    >
      <ButtonLink to="/">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
      <ButtonLink to="/shop-all" variant="outline">
        <FormattedMessage id="notOpenYet.shop" />
      </ButtonLink>
    </StatusScreen>
  );
}
