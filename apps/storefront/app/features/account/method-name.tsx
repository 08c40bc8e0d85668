import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';

const METHODS = {
  card: 'CREDIT_CARD',
  'bank-account': 'ACH',
  paypal: 'PAYPAL',
  venmo: 'VENMO',
  'cash-app': 'CASH_APP',
  'apple-pay': 'APPLE_PAY',
  'google-pay': 'GOOGLE_PAY',
} as const satisfies Record<SavedPaymentMethod['kind'], string>;

/** "Visa ending in 4242"; in general words for a method that is not known. */
export function MethodName({ method }: { readonly method: SavedPaymentMethod | undefined }) {
  if (!method) return <FormattedMessage id="dashboard.savedMethod" />;
  return (
    <FormattedMessage
      id="paymentMethod.name"
      values={{ method: METHODS[method.kind], brand: method.brand ?? '', last4: method.token.last4 }}
    />
  );
}
