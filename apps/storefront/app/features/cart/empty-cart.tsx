import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyPanel } from './empty-panel.tsx';

export function EmptyCart() {
  return (
    <EmptyPanel
      title={<FormattedMessage id="cart.empty.title" />}
      text={<FormattedMessage id="cart.empty.text" />}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="action">
          <FormattedMessage id="cart.empty.shop" />
        </ButtonLink>
        <ButtonLink to="/instant-approval?position=instant-approval" variant="outline">
          <FormattedMessage id="cart.fit.apply" />
        </ButtonLink>
      </div>
    </EmptyPanel>
  );
}
