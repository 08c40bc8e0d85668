import { FormattedMessage } from 'react-intl';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** For a customer without an agreement that can be paid online. */
export function NothingToPay() {
  return (
    <div className="mt-4 max-w-prose">
      <p>
        <FormattedMessage id="pay.nothing" />
      </p>
      <ButtonLink to="/account" variant="outline" className="mt-5 mb-8">
        <FormattedMessage id="shell.account.mine" />
      </ButtonLink>
      <StoreContact />
    </div>
  );
}
