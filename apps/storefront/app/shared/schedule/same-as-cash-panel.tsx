import type { SameAsCashEnd } from '@ownpath/contracts/checkout';
import { addDays } from '@ownpath/domain/dates';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../pricing/price-text.ts';

type Props = {
  /** Null where same-as-cash is not offered. */
  readonly end: SameAsCashEnd | null;
  readonly cashPriceCents: number;
};

const HATCHING =
  'bg-[repeating-linear-gradient(-45deg,var(--color-honey-300)_0_4px,var(--color-honey-50)_4px_9px)]';

/** What the schedule reaches of the cash price by the last day, what would close the gap, and the price after it. */
export function SameAsCashPanel({ end, cashPriceCents }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (!end) return null;
  const cash = money(cashPriceCents);
  if (end.reachedOn !== null) {
    return (
      <p className="rounded-card bg-sage-100 p-5">
        <FormattedMessage id="sameAsCash.reached" values={{ cash, date: dates.long(end.reachedOn) }} />
      </p>
    );
  }
  return (
    <section className="@container rounded-card border border-honey-300 bg-honey-50 p-5 sm:p-7">
      <div className="grid gap-6 @xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-[1.375rem]">
            <FormattedMessage id="sameAsCash.title" values={{ date: dates.long(end.date) }} />
          </h2>
          <p className="mt-2 text-ink-2">
            <FormattedMessage id="sameAsCash.short" values={{ cash }} />
          </p>
          <div
            aria-hidden="true"
            className={`mt-4 h-4 overflow-hidden rounded-full border border-honey-600 ${HATCHING}`}
          >
            <div
              className="h-full bg-spruce-600"
              style={{ width: `${Math.floor((end.reachedCents / Math.max(1, cashPriceCents)) * 100)}%` }}
            />
          </div>
          <dl className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
            <div>
              <dd className="font-semibold">{money(end.reachedCents)}</dd>
              <dt>
                <FormattedMessage id="sameAsCash.regular" values={{ count: end.paymentsMade }} />
              </dt>
            </div>
            <div className="text-right">
              <dd className="font-semibold">{money(end.buyOutCents)}</dd>
              <dt>
                <FormattedMessage id="sameAsCash.left" />
              </dt>
            </div>
          </dl>
        </div>
        <ul className="grid content-start gap-2.5">
          {end.extraPaymentCents !== null && (
            <li className="rounded-control bg-white px-4 py-3">
              <p className="text-xs text-ink-2">
                <FormattedMessage id="sameAsCash.add" />
              </p>
              <p className="font-semibold">
                <b className="font-display text-lg font-bold">{money(end.extraPaymentCents)}</b>{' '}
                <FormattedMessage id="sameAsCash.extra" values={{ count: end.extraPaymentCount }} />
              </p>
            </li>
          )}
          <li className="rounded-control bg-white px-4 py-3">
            <p className="text-xs text-ink-2">
              <FormattedMessage
                id={end.extraPaymentCents === null ? 'sameAsCash.once' : 'sameAsCash.orOnce'}
                values={{ date: dates.long(end.date) }}
              />
            </p>
            <p>
              <b className="font-display text-lg font-bold">{money(end.buyOutCents)}</b>
            </p>
          </li>
        </ul>
      </div>
      <p className="mt-4 text-sm text-honey-800">
        <FormattedMessage
          id={end.aboveCashPriceCents > 0 ? 'sameAsCash.afterAbove' : 'sameAsCash.after'}
          values={{
            date: dates.long(addDays(end.date, 1)),
            price: money(end.buyOutAfterCents),
            above: money(end.aboveCashPriceCents),
          }}
        />
      </p>
    </section>
  );
}
