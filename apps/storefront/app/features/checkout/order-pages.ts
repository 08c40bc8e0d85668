import { ORDER_VIEWS, type OrderPage, type OrderState } from '@ownpath/domain/checkout';
import {
  confirmationHref,
  endedOrderHref,
  PAY_AGAIN_HREF,
  signingHref,
} from '../../shared/shopper/order-links.ts';

type OrderPosition = { readonly orderNo: string; readonly state: OrderState };

/** Where this page leads on to for an order; null when it shows the order itself. */
export function orderHref(order: OrderPosition, page: OrderPage): string | null {
  const view = ORDER_VIEWS[order.state][page];
  if ('goTo' in view) return hrefOf(view.goTo, order);
  // The card fields are a step of the cart, which has the order's items again.
  return view.show === 'pay-again' ? PAY_AGAIN_HREF : null;
}

function hrefOf(page: OrderPage, { orderNo, state }: OrderPosition): string {
  switch (page) {
    case 'checkout':
      return state === 'payment-failed' ? PAY_AGAIN_HREF : signingHref(orderNo);
    case 'confirmation':
      return confirmationHref(orderNo);
    case 'docusign-redirect':
      return signingHref(orderNo);
    case 'registration':
      return '/registration';
    default:
      return endedOrderHref(orderNo);
  }
}
