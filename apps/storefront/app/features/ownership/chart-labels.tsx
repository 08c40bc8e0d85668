import type { OwnershipPath } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { axisDates, type ChartPlaces } from './chart-places.ts';
import { lastMomentOf, type PathMoment } from './path-moments.ts';

type LabelProps = {
  /** Percent of the plot, from the left or right edge and from the bottom. */
  readonly place: { readonly left?: number; readonly right?: number; readonly bottom: number };
  readonly className?: string;
  readonly children: ReactNode;
};

function Label({ place, className, children }: LabelProps) {
  const { left, right, bottom } = place;
  return (
    <span
      style={{
        ...(left !== undefined && { left: `${left}%` }),
        ...(right !== undefined && { right: `${right}%` }),
        bottom: `${bottom}%`,
      }}
      className={cx('pointer-events-none absolute leading-snug', className)}
    >
      {children}
    </span>
  );
}

/** Labels on the lines. Decorative: the readout and the table say the same. */
export function Labels({ path, places }: { readonly path: OwnershipPath; readonly places: ChartPlaces }) {
  const priceText = usePriceText();
  const dates = useDateText();
  const { sameAsCash } = path;
  const last = lastMomentOf(path);
  const windowEnd = sameAsCash ? places.xOfDate(sameAsCash.date) : 0;
  const on = (line: readonly number[], share: number) => places.y(line[Math.round(last * share)] ?? 0);
  const hasRise = sameAsCash !== null && sameAsCash.buyOutAfterCents > sameAsCash.buyOutCents;
  // The label is below the falling line and takes about a third of the plot's width.
  const hasRoomForRise = on(path.buyOutCents, Math.min(1, windowEnd / 100 + 0.36)) > 13;
  return (
    <span aria-hidden="true">
      {sameAsCash && (
        <span
          style={{ maxWidth: `max(${Math.min(windowEnd, 100)}%, 6rem)` }}
          className="pointer-events-none absolute top-1 left-0 bg-honey-50 pr-1 pl-2 leading-snug text-honey-800"
        >
          <FormattedMessage
            id="ownership.chart.window"
            values={{
              date: dates.long(sameAsCash.date),
              b: (text) => <b className="font-semibold">{text}</b>,
            }}
          />
        </span>
      )}
      <Label
        place={{ right: 0, bottom: places.y(path.paidCents.at(-1) ?? 0) }}
        className="pr-3 pb-2 font-semibold whitespace-nowrap text-spruce-700"
      >
        <FormattedMessage
          id="ownership.chart.yours"
          values={{ amount: priceText.money(path.paidCents.at(-1) ?? 0) }}
        />
      </Label>
      <Label
        place={{ right: 0, bottom: on(path.paidCents, 0.6) }}
        className="max-w-20 pr-1.5 text-right font-semibold text-spruce-700 md:max-w-none"
      >
        <FormattedMessage id="ownership.chart.paid" />
      </Label>
      <Label
        place={{ right: 0, bottom: places.y(path.cashPriceCents) }}
        // On a phone the readout is above the line.
        className="pr-1 pb-1 font-semibold whitespace-nowrap text-ink [text-shadow:0_0_4px_white,0_0_4px_white] max-md:translate-y-full max-md:pt-1 max-md:pb-0"
      >
        <FormattedMessage id="ownership.cash" values={{ amount: priceText.money(path.cashPriceCents) }} />
      </Label>
      {windowEnd < 60 && (
        <Label
          place={{ right: 0, bottom: on(path.buyOutCents, 0.6) }}
          className="max-w-30 pb-1 text-right font-semibold text-honey-700 md:max-w-none md:pr-12"
        >
          <FormattedMessage id="ownership.chart.buyOut" />
        </Label>
      )}
      {hasRise && hasRoomForRise && windowEnd > 12 && windowEnd < 50 && (
        <Label
          place={{ left: windowEnd, bottom: 2 }}
          className="hidden max-w-52 pl-3 text-left font-semibold text-honey-800 md:block"
        >
          <FormattedMessage
            id="ownership.rise"
            values={{
              date: dates.day(sameAsCash.date),
              from: priceText.money(sameAsCash.buyOutCents),
              to: priceText.money(sameAsCash.buyOutAfterCents),
            }}
          />
        </Label>
      )}
    </span>
  );
}

/** The chosen date: a line through both series, their marks, and the two amounts. */
export function Chosen({ moment, places }: { readonly moment: PathMoment; readonly places: ChartPlaces }) {
  const priceText = usePriceText();
  const x = places.x(moment.paymentsMade);
  const isLeft = x > 48;
  const mark = (cents: number) => ({ left: `${x}%`, bottom: `${places.y(cents)}%` });
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <i style={{ left: `${x}%` }} className="absolute top-[26%] bottom-0 -ml-px w-0.5 bg-ink md:top-[19%]" />
      <i
        style={mark(moment.paidCents)}
        className="absolute -mb-1.75 -ml-1.75 size-3.5 rounded-full bg-spruce-600 ring-2 ring-white"
      />
      <i
        style={mark(moment.buyOutCents)}
        className="absolute -mb-1.5 -ml-1.5 size-3 rotate-45 bg-honey-600 ring-2 ring-white"
      />
      <dl
        // Beside the line, within the plot.
        style={
          isLeft
            ? { right: `min(calc(${100 - x}% + 0.625rem), calc(100% - 13rem))` }
            : { left: `min(calc(${x}% + 0.625rem), calc(100% - 13rem))` }
        }
        className="absolute top-[26%] z-1 grid w-52 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 rounded-control bg-spruce-950 px-3 py-2.5 whitespace-nowrap text-white tabular-nums shadow-pop md:top-[19%] md:w-auto md:gap-x-4 md:px-3.5"
      >
        <dt className="flex items-center gap-2">
          <i className="size-2 flex-none rounded-full bg-sage-300" />
          <FormattedMessage id="ownership.paidSoFar" />
        </dt>
        <dd className="text-right font-semibold">{priceText.money(moment.paidCents)}</dd>
        <dt className="flex items-center gap-2">
          <i className="size-2 flex-none rotate-45 bg-honey-300" />
          <FormattedMessage id="ownership.buyThatDay" />
        </dt>
        <dd className="text-right font-semibold">{priceText.money(moment.buyOutCents)}</dd>
      </dl>
    </div>
  );
}

/** Dollars without cents: the ticks are round amounts. */
function useTickWords(): (cents: number) => string {
  const intl = useIntl();
  return (cents) => `$${intl.formatNumber(cents / 100, { maximumFractionDigits: 0 })}`;
}

/** Ticks of the amount axis, from $0. */
export function AxisTicks(props: { readonly ticks: readonly number[]; readonly places: ChartPlaces }) {
  const format = useTickWords();
  return (
    <div aria-hidden="true" className="relative tabular-nums">
      {props.ticks.map((tick) => (
        <span
          key={tick}
          style={{ bottom: `${props.places.y(tick)}%` }}
          className="absolute right-2.5 translate-y-1/2"
        >
          {format(tick)}
        </span>
      ))}
    </div>
  );
}

/** Ticks of the date axis; a phone shows every second one. */
export function AxisDates(props: { readonly path: OwnershipPath; readonly places: ChartPlaces }) {
  const intl = useIntl();
  const { path, places } = props;
  const shown = axisDates(path, places);
  const monthOf = (date: string) => {
    const format = (options: { month?: 'short'; year?: '2-digit' }) =>
      intl.formatDate(`${date}T00:00:00Z`, { ...options, timeZone: 'UTC' });
    return `${format({ month: 'short' })} ’${format({ year: '2-digit' })}`;
  };
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-6 h-5">
      {shown.map((date, index) => {
        const isLast = index === shown.length - 1;
        return (
          <span
            key={date}
            style={isLast ? { right: 0 } : { left: `${places.xOfDate(date)}%` }}
            className={cx(
              'absolute whitespace-nowrap',
              index > 0 && !isLast && '-translate-x-1/2',
              !isLast && (index % 2 === 1 || places.xOfDate(date) > 68) && 'max-md:hidden',
            )}
          >
            {index === 0 ? <FormattedMessage id="ownership.chart.today" /> : monthOf(date)}
          </span>
        );
      })}
    </div>
  );
}
