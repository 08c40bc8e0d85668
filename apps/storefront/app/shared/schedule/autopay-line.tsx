import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../payment-method/payment-method-values.ts';
import { usePriceText } from '../pricing/price-text.ts';

/** The next charge by autopay, and how to stop it; nothing without autopay. */
export function AutopayLine({ autopay }: { readonly autopay: Order['autopay'] }) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (autopay === null) return null;
  return (
    <FormattedMessage
      id="autopay.next"
      values={{
        date: dates.weekday(autopay.nextDate),
        amount: money(autopay.nextCents),
        ...paymentMethodValues(autopay),
      }}
    />
  );
}
