import type { PaySchedule, Weekday } from '@ownpath/contracts/checkout';
import { hasPayday, WEEKDAYS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateWords } from '../../../platform/i18n/date-words.ts';

/** 2 November 2026 is a Monday; a date for each weekday, to take its name from. */
const weekdayDate = (day: Weekday) => `2026-11-0${2 + WEEKDAYS.indexOf(day)}`;

/** The day that weekly and bi-weekly rent is paid on. */
export function PaydayChoice({ schedule }: { readonly schedule: PaySchedule }) {
  const intl = useIntl();
  const dates = useDateWords();
  const { choice } = schedule;
  if (!hasPayday(choice.frequency)) return <input type="hidden" name="payday" value={choice.payday} />;
  const hasShort = schedule.payments.some(({ kind }) => kind === 'short');
  return (
    <fieldset className="mt-9 min-w-0" aria-describedby="payday-hint">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="schedule.payday" />
      </legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <label
            key={day}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control bg-white font-medium ring-[1.5px] ring-oat-500 ring-inset has-checked:bg-spruce-700 has-checked:font-semibold has-checked:text-white has-checked:ring-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="payday"
              value={day}
              defaultChecked={day === choice.payday}
              aria-label={dates.weekdayName(weekdayDate(day))}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none relative first-letter:uppercase">
              {intl.formatDate(`${weekdayDate(day)}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
            </span>
          </label>
        ))}
      </div>
      <p id="payday-hint" className="mt-2.5 text-xs text-ink-3">
        <FormattedMessage
          id={hasShort ? 'schedule.paydayShort' : 'schedule.paydayHint'}
          values={{
            delivery: dates.weekday(schedule.deliveryDate),
            day: dates.weekdayName(weekdayDate(choice.payday)),
          }}
        />
      </p>
    </fieldset>
  );
}
