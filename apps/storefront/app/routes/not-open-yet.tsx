import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { Scene, StatusScreen } from '../shell/status-screen.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Addresses of the shop whose part is not open yet: found by nobody as a page, explained to who comes by. */
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
