import { FormattedMessage, useIntl } from 'react-intl';
import { Scene, StatusScreen } from '../shell/status-screen.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Target of links with a promo code that is invalid or expired. */
export default function PromoCodeInvalidPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'promoInvalid.title' });
  return (
    <StatusScreen
      title={title}
      message={<FormattedMessage id="promoInvalid.text" />}
      picture={<Scene name="scene-offers" />}
    >
      <ButtonLink to="/cart" variant="action">
        <FormattedMessage id="addToCart.viewCart" />
      </ButtonLink>
      <ButtonLink to="/c/deals" variant="link">
        <FormattedMessage id="promoInvalid.deals" />
      </ButtonLink>
    </StatusScreen>
  );
}
