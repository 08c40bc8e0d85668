import type { OrderState } from '@ownpath/domain/checkout';
import { FormattedMessage } from 'react-intl';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';
import type { WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

const endedIds = {
  voided: 'cart.order.voided',
  cancelled: 'cart.order.cancelled',
  expired: 'cart.order.expired',
} as const satisfies Partial<Record<OrderState, string>>;

/** An order that is waiting for the shopper, with the two ways on; or why its items are in the cart again. */
export function OrderNotice({ order: { orderNo, state, cardLast4 } }: { readonly order: WaitingOrder }) {
  switch (state) {
    case 'confirmed':
      return null;
    case 'awaiting-signature':
      return (
        <div className="mb-6">
          <Notice tone="honey">
            <p>
              <LinkedMessage
                id="cart.openOrder"
                to={`/checkout?step=docu-sign&orderNo=${encodeURIComponent(orderNo)}`}
                values={{ orderNo }}
              />
            </p>
            <CancelOrderForm orderNo={orderNo} variant="link">
              <FormattedMessage id="order.cancel" />
            </CancelOrderForm>
          </Notice>
        </div>
      );
    case 'payment-failed':
      return (
        <div className="mb-6">
          <Notice tone="error" role="status">
            <p>
              <LinkedMessage
                id="cart.order.paymentFailed"
                to="/checkout?step=payment"
                values={{ orderNo, last4: cardLast4 ?? 'none' }}
              />
            </p>
            <CancelOrderForm orderNo={orderNo} variant="link">
              <FormattedMessage id="payment.again.startOver" />
            </CancelOrderForm>
          </Notice>
        </div>
      );
    default:
      return (
        <div className="mb-6">
          <Notice tone="info" role="status">
            <FormattedMessage id={endedIds[state]} values={{ orderNo }} />
          </Notice>
        </div>
      );
  }
}
