import {
  addDays,
  type CalendarDate,
  calendarDate,
  datePartsOf,
  nextWeekday,
  weekday,
} from './calendar-date.ts';

/** Days of the month and month of federal holidays with a fixed date. */
const FIXED_HOLIDAYS = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;

/** Month, weekday and which one: the third Monday in January, and so on. */
const MOVABLE_HOLIDAYS = [
  [1, 1, 3],
  [2, 1, 3],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;

/** Monday to Friday, without federal holidays (5 U.S.C. 6103) and the weekdays on which they are observed. */
export function isBusinessDay(date: CalendarDate): boolean {
  const day = weekday(date);
  if (day === 0 || day === 6) return false;
  return (
    !isHoliday(date) &&
    !(day === 5 && isFixed(addDays(date, 1))) &&
    !(day === 1 && isFixed(addDays(date, -1)))
  );
}

/** The date a number of business days after another. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let current = date;
  for (let left = days; left > 0; ) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

function isFixed(date: CalendarDate): boolean {
  const { month, day } = datePartsOf(date);
  return FIXED_HOLIDAYS.some(([ofMonth, ofDay]) => month === ofMonth && day === ofDay);
}

function isHoliday(date: CalendarDate): boolean {
  const { year, month } = datePartsOf(date);
  // Memorial Day: the last Monday in May.
  const isMemorialDay = month === 5 && weekday(date) === 1 && datePartsOf(addDays(date, 7)).month === 6;
  return (
    isFixed(date) ||
    isMemorialDay ||
    MOVABLE_HOLIDAYS.some(
      ([ofMonth, ofWeekday, which]) =>
        month === ofMonth &&
        date === addDays(nextWeekday(calendarDate(year, ofMonth, 1), ofWeekday), (which - 1) * 7),
    )
  );
}
