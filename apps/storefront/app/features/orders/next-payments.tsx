import type { Order } from '@ownpath/contracts/orders';
import { AUTOPAY_STOP_BUSINESS_DAYS } from '@ownpath/domain/agreements';
import { FormattedMessage } from 'react-intl';
import { CoverageSentence } from '../../shared/pricing/coverage-rows.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { AutopayLine } from '../../shared/schedule/autopay-line.tsx';
import { ScheduleTimeline } from '../../shared/schedule/schedule-timeline.tsx';

export function NextPayments({ order }: { readonly order: Order }) {
  const { money } = usePriceText();
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 className="mb-5 text-[1.375rem]">
        <FormattedMessage id="confirmation.schedule" />
      </h2>
      <ScheduleTimeline
        payments={order.payments}
        sameAsCashEndsOn={order.sameAsCash?.date ?? null}
        isUpcoming={false}
      />
      {order.autopay && (
        <p className="mb-3 rounded-control bg-sage-100 p-3.5 text-sm">
          <AutopayLine autopay={order.autopay} />{' '}
          <FormattedMessage id="autopay.stop" values={{ days: AUTOPAY_STOP_BUSINESS_DAYS }} />
        </p>
      )}
      <p className="text-xs text-ink-3">
        <FormattedMessage
          id="confirmation.totals"
          values={{
            count: order.quote.paymentCount,
            total: money(order.quote.totalCostToOwnCents),
            withTax: money(order.quote.totalWithTaxCents),
            cash: money(order.quote.cashPriceCents),
          }}
        />{' '}
        <CoverageSentence quote={order.quote} />
      </p>
    </section>
  );
}
