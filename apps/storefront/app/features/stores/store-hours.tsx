import type { StoreHoliday } from '@ownpath/domain/stores';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { StoreWeek } from './store-week.server.ts';

const holidayIds = {
  thanksgiving: 'stores.holiday.thanksgiving',
  christmas: 'stores.holiday.christmas',
  'new-year': 'stores.holiday.newYear',
} as const satisfies Record<StoreHoliday, string>;

/** Whether the store is open right now. */
export function OpenNow({ week }: { readonly week: StoreWeek }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-chip bg-sage-100 px-2.5 py-1 text-sm font-semibold">
      <Icon as={week.isOpenNow ? 'door-open' : 'door-closed'} size="s" className="text-spruce-700" />
      <FormattedMessage id={week.isOpenNow ? 'stores.openNow' : 'stores.closedNow'} />
    </span>
  );
}

/** The hours of the coming week, today first. */
export function StoreHoursTable({ week }: { readonly week: StoreWeek }) {
  const dates = useDateText();
  return (
    <table className="w-full">
      <caption className="mb-2 text-left font-display text-lg font-bold tracking-[-0.02em]">
        <FormattedMessage id="stores.hours" />
      </caption>
      <tbody>
        {week.days.map(({ date, holiday, isOpen }, index) => (
          <tr
            key={date}
            aria-current={index === 0 ? 'date' : undefined}
            className={cx('border-t border-oat-300 first:border-t-0', index === 0 && 'font-semibold')}
          >
            <th
              scope="row"
              className={cx(
                'py-2 pr-4 text-left lg:py-3',
                index === 0 ? 'font-semibold' : 'font-normal text-ink-2',
              )}
            >
              {index === 0 ? (
                <FormattedMessage id="stores.hours.today" values={{ day: dates.weekdayName(date) }} />
              ) : (
                <span className="inline-block first-letter:uppercase">{dates.weekdayName(date)}</span>
              )}
              {holiday && (
                <>
                  {', '}
                  <FormattedMessage id={holidayIds[holiday]} />
                </>
              )}
            </th>
            <td className="py-2 text-right font-semibold lg:py-3">
              <FormattedMessage id={isOpen ? 'stores.hours.open' : 'stores.hours.closed'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
