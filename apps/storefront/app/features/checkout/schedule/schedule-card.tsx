import type { PaySchedule } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { PromotionCredit, PromotionRow } from '../../../shared/pricing/promotion-line.tsx';
import { countShort } from '../../../shared/schedule/fold-schedule.ts';
import { ScheduleTimeline } from '../../../shared/schedule/schedule-timeline.tsx';
import { TotalRows } from '../total-rows.tsx';

/** Every payment of the agreement in a few lines, and what they come to. */
export function ScheduleCard({
  schedule,
  title,
}: {
  readonly schedule: PaySchedule;
  readonly title: ReactNode;
}) {
  const { money } = usePriceText();
  const { quote, payments } = schedule;
  return (
    <section aria-live="polite" className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 className="mb-5 text-[1.375rem]">{title}</h2>
      <ScheduleTimeline payments={payments} sameAsCashEndsOn={schedule.sameAsCash?.date ?? null} isUpcoming />
      <hr className="perforation mt-1 mb-4" />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
        <dt>
          <FormattedMessage
            id="schedule.allPayments"
            values={{ count: payments.length, short: countShort(payments) }}
          />
        </dt>
        <dd>{money(quote.totalCents)}</dd>
        <PromotionRow promotion={quote.promotion} />
        {quote.processingFeeCents > 0 && (
          <>
            <dt>
              <FormattedMessage id="cart.summary.fee" />
            </dt>
            <dd>{money(quote.processingFeeCents)}</dd>
          </>
        )}
        <TotalRows quote={quote} />
      </dl>
      <p className="mt-3 text-xs text-ink-3 empty:hidden">
        <PromotionCredit promotion={quote.promotion} />
      </p>
    </section>
  );
}
