import type { Order } from '@ownpath/contracts/orders';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

/** The bank returned the first payment: it is due again, in the account or at the store, which the page names below. */
export function ReturnedPayment({ order }: { readonly order: Order }) {
  const { money } = usePriceText();
  if (!order.isFirstPaymentReturned) return null;
  return (
    <div className="mb-4">
      <Notice tone="error" role="status">
        <LinkedMessage
          id={order.isGuest ? 'confirmation.returnedGuest' : 'confirmation.returned'}
          to={order.isGuest ? '/find-a-store' : '/my-accounts/payment-agreement'}
          values={{ amount: money(order.paidCents) }}
        />
      </Notice>
    </div>
  );
}
