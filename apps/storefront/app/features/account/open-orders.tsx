import type { Order } from '@ownpath/contracts/orders';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/text-link.tsx';

/** Most customers have agreements only: the card's code is loaded where there is an order to show. */
const OrderCard = lazy(async () => {
  const { OrderCard } = await import('./order-card.tsx');
  return { default: OrderCard };
});

type Props = {
  readonly orders: readonly Order[];
  /** Orders whose agreement is in the account. */
  readonly agreementOrders: readonly string[];
};

const isOver = ({ status, refund }: Order) => status === 'cancelled' && refund?.isDone !== false;

/** Orders that are not yet agreements. */
export const openOrdersOf = ({ orders, agreementOrders }: Props): readonly Order[] =>
  orders.filter((order) => !isOver(order) && !agreementOrders.includes(order.orderNo));

/** What is still to sign, to pay, or given back; and the way to all orders. */
export function OpenOrders({ orders, agreementOrders }: Props) {
  if (orders.length === 0) return null;
  const open = openOrdersOf({ orders, agreementOrders });
  return (
    <>
      {open.length > 0 && (
        <h2 className="mt-10 mb-5 text-[1.625rem]">
          <FormattedMessage id="account.orders" />
        </h2>
      )}
      <ul className="grid gap-4">
        {open.map((order) => (
          <li key={order.orderNo}>
            <Suspense>
              <OrderCard order={order} />
            </Suspense>
          </li>
        ))}
      </ul>
      <TextLink to="/orders" look="strong" className="mt-3">
        <FormattedMessage id="dashboard.allOrders" />
      </TextLink>
    </>
  );
}
