import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { CoverageRows } from '../../shared/pricing/coverage-rows.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PromotionRow } from '../../shared/pricing/promotion-line.tsx';
import { TagCard } from '../../ui/tag-card.tsx';
import { deliveryOfOrder } from './delivery-of-order.ts';

/** Agreement number, what was paid today, and the important dates. */
export function PaidTag({ order }: { readonly order: Order }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const [first] = order.payments;
  const delivery = deliveryOfOrder(order);
  return (
    <TagCard className="px-6! pt-8! pb-6! sm:px-9!">
      <p className="ml-2 text-sm text-ink-2">
        <FormattedMessage id="confirmation.agreement" />
      </p>
      <p className="mt-1 ml-2 font-display text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-tight font-bold tracking-[-0.03em] wrap-anywhere">
        {order.agreementNumber ?? order.orderNo}
      </p>
      <hr className="perforation my-5" />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
        {order.paidCents > 0 && (
          <>
            <dt>
              <FormattedMessage id="confirmation.paid" />
            </dt>
            <dd>{money(order.paidCents)}</dd>
          </>
        )}
        {first && (
          <>
            <dt className="pl-4 text-xs">
              <FormattedMessage id="cart.summary.firstRent" />
            </dt>
            <dd className="text-xs font-normal!">{money(first.rentCents)}</dd>
            {first.feeCents > 0 && (
              <>
                <dt className="pl-4 text-xs">
                  <FormattedMessage id="cart.summary.fee" />
                </dt>
                <dd className="text-xs font-normal!">{money(first.feeCents)}</dd>
              </>
            )}
            <CoverageRows coverage={first} className="pl-4 text-xs" amountClassName="text-xs font-normal!" />
            <dt className="pl-4 text-xs">
              <FormattedMessage id="payment.tax" />
            </dt>
            <dd className="text-xs font-normal!">{money(first.taxCents)}</dd>
          </>
        )}
        {order.paymentMethod !== null && (
          <>
            <dt>
              <FormattedMessage id="confirmation.card" />
            </dt>
            <dd>
              <FormattedMessage id="paymentMethod.name" values={paymentMethodValues(order)} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="confirmation.order" />
        </dt>
        <dd className="wrap-anywhere">{order.orderNo}</dd>
        {'day' in delivery && (
          <>
            <dt>
              <FormattedMessage
                id={
                  delivery.state === 'documents' ? 'confirmation.deliveryEarliest' : 'confirmation.delivery'
                }
              />
            </dt>
            <dd>{dates.weekday(delivery.day)}</dd>
          </>
        )}
        <PromotionRow promotion={order.quote.promotion} />
        {order.sameAsCash && (
          <>
            <dt>
              <FormattedMessage id="confirmation.sameAsCash" />
            </dt>
            <dd>{dates.long(order.sameAsCash.date)}</dd>
          </>
        )}
      </dl>
    </TagCard>
  );
}
