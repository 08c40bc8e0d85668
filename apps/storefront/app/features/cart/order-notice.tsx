import type { OrderState } from '@ownpath/domain/checkout';
import { FormattedMessage } from 'react-intl';
import { declinedValues } from '../../shared/payment-method/payment-method-values.ts';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';
import { cancelOrderHref, PAY_AGAIN_HREF, signingHref } from '../../shared/shopper/order-links.ts';
import type { WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

const endedIds = {
  voided: 'cart.order.voided',
  cancelled: 'cart.order.cancelled',
  expired: 'cart.order.expired',
  refunded: 'cart.order.refunded',
} as const satisfies Partial<Record<OrderState, string>>;

/** An order that is waiting for the shopper, with the two ways on; or why its items are in the cart again. */
export function OrderNotice({ order }: { readonly order: WaitingOrder }) {
  const { orderNo, state } = order;
  if (state === 'confirmed') return null;
  if (state !== 'awaiting-signature' && state !== 'payment-failed') {
    return (
      <div className="mb-6">
        <Notice tone="info" role="status">
          <FormattedMessage id={endedIds[state]} values={{ orderNo }} />
        </Notice>
      </div>
    );
  }
  const isSigned = state === 'payment-failed';
  return (
    <div className="mb-6">
      <Notice tone={isSigned ? 'error' : 'honey'} {...(isSigned && { role: 'status' })}>
        <p>
          <LinkedMessage
            id={isSigned ? 'cart.order.paymentFailed' : 'cart.openOrder'}
            to={isSigned ? PAY_AGAIN_HREF : signingHref(orderNo)}
            values={{ orderNo, ...declinedValues(order) }}
          />
        </p>
        {isSigned ? (
          <ButtonLink to={cancelOrderHref(orderNo)} variant="link" size="small">
            <FormattedMessage id="payment.again.startOver" />
          </ButtonLink>
        ) : (
          <CancelOrderForm orderNo={orderNo} variant="link">
            <FormattedMessage id="order.cancel" />
          </CancelOrderForm>
        )}
      </Notice>
    </div>
  );
}
