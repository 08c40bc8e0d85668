import { FormattedMessage } from 'react-intl';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const textIds = {
  reservation: 'checkout.other.reservation',
} as const;

export type OtherStepName = keyof typeof textIds;

/** Steps that a store colleague completes with the shopper: what happens, and how to reach them. */
export function OtherStep({ step }: { readonly step: OtherStepName }) {
  return (
    <div className="max-w-2xl">
      <p className="mb-6 text-base text-ink-2">
        <FormattedMessage id={textIds[step]} />
      </p>
      <StoreContact />
      <ButtonLink to="/cart" variant="outline" className="mt-6">
        <FormattedMessage id="checkout.backToCart" />
      </ButtonLink>
    </div>
  );
}
