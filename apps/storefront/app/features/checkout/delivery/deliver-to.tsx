import type { CheckoutState } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type Address = NonNullable<CheckoutState['deliveryAddress']>;

/** `12 Elm Street, Apt 4, Plano, TX 75024`. */
function addressText({ address1, address2, city, stateCode, postalCode }: Address): string {
  return [address1, address2, city, `${stateCode ?? ''} ${postalCode ?? ''}`.trim()]
    .filter(Boolean)
    .join(', ');
}

/** Where the items go, with the way to change it. */
export function DeliverTo({ address }: { readonly address: Address | null }) {
  if (address === null) return null;
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-sage-100 px-5 py-3.5">
      <Icon as="truck" className="mt-0.5 text-spruce-700" />
      <span className="min-w-0 wrap-anywhere">
        <FormattedMessage id="delivery.to" values={{ address: addressText(address) }} />{' '}
        <TextLink to="/checkout/delivery" look="bold" className="whitespace-nowrap">
          <FormattedMessage id="delivery.change" />
        </TextLink>
      </span>
    </p>
  );
}
