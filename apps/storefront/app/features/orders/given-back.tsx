import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';

/** What cancelling a paid order gives back, and when: rows of a list. */
export function GivenBack({ order }: { readonly order: Order }) {
  const { money } = usePriceText();
  if (order.isFirstPaymentReturned) {
    return (
      <li>
        <FormattedMessage id="cancelOrder.returned" />
      </li>
    );
  }
  return (
    <>
      <li>
        <FormattedMessage
          id="cancelOrder.givenBack"
          values={{ amount: money(order.paidCents), ...paymentMethodValues(order) }}
        />
      </li>
      {order.paymentMethod === 'ACH' && (
        <li>
          <FormattedMessage id="cancelOrder.debit" />
        </li>
      )}
    </>
  );
}
