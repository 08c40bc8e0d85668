import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { Scene, StatusScreen } from '../shell/status-screen.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** For pages that are not built yet: answers 404 with an explanation. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotOpenYetPage() {
  const intl = useIntl();
  return (
    <StatusScreen
      title={intl.formatMessage({ id: 'notOpenYet.title' })}
      message={<FormattedMessage id="notOpenYet.text" />}
      picture={<Scene name="scene-offers" />}
    >
      <ButtonLink to="/shop-all" variant="action">
        <FormattedMessage id="notOpenYet.shop" />
      </ButtonLink>
      <ButtonLink to="/contact-us" variant="link">
        <FormattedMessage id="shell.contact" />
      </ButtonLink>
    </StatusScreen>
  );
}
