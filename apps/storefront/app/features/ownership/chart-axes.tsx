import type { OwnershipPath } from '@ownpath/domain/pricing';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { axisDates, type ChartPlaces } from './chart-places.ts';

/** Dollars without cents: steps of an axis are round. */
function useTickWords(): (cents: number) => string {
  const intl = useIntl();
  return (cents) => `$${intl.formatNumber(cents / 100, { maximumFractionDigits: 0 })}`;
}

/** Amounts beside the plot, from $0 up. */
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

/** Months below the plot; a phone shows every second one. */
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
