import type { PaySchedule, Weekday } from '@ownpath/contracts/checkout';
import { biweeklyOptions, pairCodeOf, SEMIMONTHLY_PAIRS } from '@ownpath/domain/agreements';
import { hasPayday, WEEKDAYS } from '@ownpath/domain/forms';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { DAYS_OF_MONTH, useDayText } from './day-text.ts';

type Props = { readonly schedule: PaySchedule };
type HintProps = Props & {
  /** Delivery waits for documents. */
  readonly isDeliveryWaiting: boolean;
};

/** The paydays of the chosen frequency; those of the others are kept. */
export function PaydayChoice({ schedule, isDeliveryWaiting }: HintProps) {
  const { choice } = schedule;
  const { frequency } = choice;
  return (
    <fieldset className="mt-9 min-w-0" aria-describedby="payday-hint">
      <legend className="mb-3.5 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        <FormattedMessage id="schedule.payday" />
      </legend>
      {hasPayday(frequency) ? (
        <WeekdayChoice chosen={choice.payday} />
      ) : (
        <input type="hidden" name="payday" value={choice.payday} />
      )}
      {frequency === 'BIWEEKLY' ? (
        <BiweeklyChoice schedule={schedule} />
      ) : (
        <input type="hidden" name="nextPayday" value={choice.nextPayday} />
      )}
      {frequency === 'SEMIMONTHLY' ? (
        <SemimonthlyChoice chosen={choice.semimonthlyDays} />
      ) : (
        <input type="hidden" name="semimonthlyDays" value={choice.semimonthlyDays} />
      )}
      {frequency === 'MONTHLY' ? (
        <MonthlyChoice chosen={choice.dayOfMonth} />
      ) : (
        <input type="hidden" name="dayOfMonth" value={choice.dayOfMonth} />
      )}
      <p id="payday-hint" className="mt-2.5 text-xs text-ink-3">
        <PaydayHint schedule={schedule} isDeliveryWaiting={isDeliveryWaiting} />
      </p>
    </fieldset>
  );
}

/** 2 November 2026 is a Monday; a date for each weekday, to take its name from. */
const weekdayDate = (day: Weekday) => `2026-11-0${2 + WEEKDAYS.indexOf(day)}`;

function WeekdayChoice({ chosen }: { readonly chosen: Weekday }) {
  const intl = useIntl();
  const dates = useDateText();
  return (
    <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
      {WEEKDAYS.map((day) => (
        <Tile
          key={day}
          name="payday"
          value={day}
          isChosen={day === chosen}
          label={dates.weekdayName(weekdayDate(day))}
        >
          {intl.formatDate(`${weekdayDate(day)}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
        </Tile>
      ))}
    </div>
  );
}

/** Which of two weeks: the next payday, or the same weekday a week before or after it. */
function BiweeklyChoice({ schedule }: Props) {
  const dates = useDateText();
  const { nextPayday } = schedule.choice;
  const today = schedule.payments[0]?.dueDate ?? nextPayday;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 font-semibold">
        <FormattedMessage id="schedule.nextPayday" />
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {biweeklyOptions(nextPayday, today).map((date) => (
          <Tile
            key={date}
            name="nextPayday"
            value={date}
            isChosen={date === nextPayday}
            label={dates.weekday(date)}
          >
            {dates.weekday(date)}
          </Tile>
        ))}
      </div>
    </fieldset>
  );
}

function SemimonthlyChoice({ chosen }: { readonly chosen: string }) {
  const { pair } = useDayText();
  return (
    <SelectField
      id="semimonthlyDays"
      name="semimonthlyDays"
      label={<FormattedMessage id="schedule.twoPaydays" />}
      defaultValue={chosen}
      className="max-w-72"
    >
      {SEMIMONTHLY_PAIRS.map(pairCodeOf).map((code) => (
        <option key={code} value={code}>
          {pair(code)}
        </option>
      ))}
    </SelectField>
  );
}

function MonthlyChoice({ chosen }: { readonly chosen: number }) {
  const { day } = useDayText();
  return (
    <SelectField
      id="dayOfMonth"
      name="dayOfMonth"
      label={<FormattedMessage id="schedule.dayOfMonth" />}
      defaultValue={chosen}
      className="max-w-72"
    >
      {DAYS_OF_MONTH.map((number) => (
        <option key={number} value={number}>
          {day(number)}
        </option>
      ))}
    </SelectField>
  );
}

function PaydayHint({ schedule, isDeliveryWaiting }: HintProps) {
  const dates = useDateText();
  const { day, pair } = useDayText();
  const { choice } = schedule;
  const hasShort = schedule.payments.some(({ kind }) => kind === 'short');
  const weekday = dates.weekdayName(weekdayDate(choice.payday));
  const dayOf = {
    WEEKLY: weekday,
    BIWEEKLY: weekday,
    SEMIMONTHLY: pair(choice.semimonthlyDays),
    MONTHLY: day(choice.dayOfMonth),
  };
  return (
    <FormattedMessage
      id={hasShort ? 'schedule.paydayShort' : 'schedule.paydayHint'}
      values={{
        delivery: dates.weekday(schedule.deliveryDate),
        day: dayOf[choice.frequency],
        waiting: isDeliveryWaiting ? 'yes' : 'no',
        count: choice.frequency === 'SEMIMONTHLY' ? 2 : 1,
        isOfMonth: hasPayday(choice.frequency) ? 'no' : 'yes',
      }}
    />
  );
}

type TileProps = {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  /** In full, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
};

function Tile({ name, value, isChosen, label, children }: TileProps) {
  return (
    <label className="relative grid min-h-12 cursor-pointer place-items-center rounded-control bg-white font-medium ring-[1.5px] ring-oat-500 ring-inset has-checked:bg-spruce-700 has-checked:font-semibold has-checked:text-white has-checked:ring-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
      />
      <span aria-hidden="true" className="pointer-events-none relative first-letter:uppercase">
        {children}
      </span>
    </label>
  );
}
