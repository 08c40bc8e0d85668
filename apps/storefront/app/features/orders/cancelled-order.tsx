import type { Order, OrderRefund } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderedItems } from './ordered-items.tsx';

/** How far the refund is. */
function stateOf({ amountCents, isDone, isRefused, waitsUntil }: OrderRefund) {
  if (amountCents === 0) return 'nothing';
  if (isRefused) return 'refused';
  if (isDone) return 'done';
  return waitsUntil === null ? 'underWay' : 'waits';
}

const textIds = {
  nothing: 'cancelOrder.done.nothing',
  refused: 'cancelOrder.done.refused',
  waits: 'cancelOrder.done.waits',
  underWay: 'cancelOrder.done.text',
  done: 'cancelOrder.done.text',
} as const;
const stateIds = {
  refused: 'cancelOrder.state.refused',
  waits: 'cancelOrder.state.waits',
  underWay: 'cancelOrder.state.underWay',
  done: 'cancelOrder.state.done',
} as const;

type Props = { readonly order: Order; readonly refund: OrderRefund };

/** A paid order that was cancelled before delivery: what is given back, and when. */
export function CancelledOrder({ order, refund }: Props) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText(order.timeZone);
  const values = {
    amount: money(refund.amountCents),
    ...paymentMethodValues(order),
    date: dates.long(refund.cancelledAt),
    day: refund.waitsUntil === null ? '' : dates.long(refund.waitsUntil),
  };
  const state = stateOf(refund);
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'cancelOrder.done.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
        <FormattedMessage id="cancelOrder.done.title" values={{ orderNo: order.orderNo }} />
      </h1>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id={textIds[state]} values={values} />
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:gap-18">
        <div className="grid min-w-0 content-start gap-8">
          {state !== 'nothing' && (
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-card bg-sage-100 p-5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
              <dt>
                <FormattedMessage id="cancelOrder.refund" />
              </dt>
              <dd>{values.amount}</dd>
              {order.paymentMethod !== null && (
                <>
                  <dt>
                    <FormattedMessage id="confirmation.card" />
                  </dt>
                  <dd>
                    <FormattedMessage id="paymentMethod.name" values={values} />
                  </dd>
                </>
              )}
              <dt>
                <FormattedMessage id="cancelOrder.state" />
              </dt>
              <dd>
                <FormattedMessage id={stateIds[state]} values={values} />
              </dd>
            </dl>
          )}
          <OrderedItems order={order} titleId="cancelOrder.done.items" />
        </div>
        <aside className="min-w-0 lg:self-start">
          <h2 className="mb-4 text-[1.375rem]">
            <FormattedMessage id="confirmation.questions" />
          </h2>
          <StoreContact />
          <ButtonLink to="/shop-all" variant="solid" className="mt-5">
            <FormattedMessage id="confirmation.shop" />
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
