import { digitsOf, POSTAL_CODE_DIGITS, POSTAL_CODE_PATTERN } from '../account/index.ts';
import { type CalendarDate, diffDays, isCalendarDate } from '../dates/index.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from './contact-fields.ts';
import { type FormRules, wholeTextRegExp } from './field-rule.ts';

export const SSN_DIGITS_PATTERN = '\\d{9}';
export const MAX_INCOME_CENTS = 100_000_00;
/** Latest next payday: monthly pay can be 31 days away, and a holiday can move it. */
export const MAX_DAYS_TO_PAYDAY = 45;

const MIN_BIRTH_YEAR = 1900;
const MONTHS_PER_YEAR = 12;
export const MAX_MONTHS_AT_ADDRESS = 100 * MONTHS_PER_YEAR;

/** Dollars with or without `$`, thousands separators and cents. */
const INCOME_PATTERN = '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?:\\.(\\d{1,2}))?';
const NUMBER_PART = { required: false, maxLength: 2, pattern: '\\d{1,2}', inputMode: 'numeric' } as const;

/** Inputs of the application (step `wof`), as typed: `$2,600`, `(214) 555-0142`, `900-00-1050`. */
export const APPLICATION_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: EMAIL,
  phone: PHONE,
  birthMonth: { ...NUMBER_PART, required: true },
  birthDay: { ...NUMBER_PART, required: true },
  birthYear: { required: true, maxLength: 4, pattern: '\\d{4}', inputMode: 'numeric' },
  ssn: {
    required: true,
    maxLength: 11,
    pattern: '\\D*(?:\\d\\D*){9}',
    inputMode: 'numeric',
    autoComplete: 'off',
  },
  address1: { required: true, maxLength: 120, autoComplete: 'address-line1' },
  address2: { required: false, maxLength: 120, autoComplete: 'address-line2' },
  city: { required: true, maxLength: 80, autoComplete: 'address-level2' },
  stateCode: { required: true, maxLength: 2, autoComplete: 'address-level1' },
  postalCode: {
    required: true,
    // ZIP+4 with its hyphen; only the first five digits are sent.
    maxLength: POSTAL_CODE_DIGITS + 5,
    pattern: `${POSTAL_CODE_PATTERN}(?:-?\\d{4})?`,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
  // One of the two is enough.
  yearsAtAddress: NUMBER_PART,
  monthsAtAddress: { ...NUMBER_PART, pattern: '0?\\d|1[01]' },
  monthlyIncome: {
    required: true,
    maxLength: 12,
    pattern: INCOME_PATTERN,
    inputMode: 'decimal',
    autoComplete: 'off',
  },
  payFrequency: { required: true, maxLength: 20 },
  nextPayday: { required: true, maxLength: 10, type: 'date', autoComplete: 'off' },
} as const satisfies FormRules;

/** Inputs that are saved while they are filled in: never birth date, SSN or consent. */
export const SAVED_APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'yearsAtAddress',
  'monthsAtAddress',
  'monthlyIncome',
  'payFrequency',
  'nextPayday',
] as const satisfies readonly (keyof typeof APPLICATION_FIELDS)[];
export type SavedApplicationField = (typeof SAVED_APPLICATION_FIELDS)[number];

/**
 * The parsed value of a form's text; `range` for a valid value outside its limits: a future birth date, a past payday.
 */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: 'invalid' | 'range' };

const INVALID = { ok: false, problem: 'invalid' } as const;
const OUT_OF_RANGE = { ok: false, problem: 'range' } as const;

type DateParts = { readonly month: string; readonly day: string; readonly year: string };

export function readBirthDate({ month, day, year }: DateParts, today: CalendarDate): Reading<CalendarDate> {
  const date = dateOf(year, month, day);
  if (date === null || Number(year) < MIN_BIRTH_YEAR) return INVALID;
  return diffDays(date, today) > 0 ? { ok: true, value: date } : OUT_OF_RANGE;
}

/** @param today the server's day; in the shopper's time zone it may still be yesterday */
export function readPayday(text: string, today: CalendarDate): Reading<CalendarDate> {
  const date = readDate(text);
  if (date === null) return INVALID;
  const days = diffDays(today, date);
  return days >= -1 && days <= MAX_DAYS_TO_PAYDAY ? { ok: true, value: date } : OUT_OF_RANGE;
}

/** The value of a date input (`2026-11-27`), or typed text without one (`11/27/2026`). */
export function readDate(text: string): CalendarDate | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isCalendarDate(text) ? text : null;
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return month && day && year ? dateOf(year, month, day) : null;
}

function dateOf(year: string, month: string, day: string): CalendarDate | null {
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** Years and months as months; null when both are empty or one is not a valid number. */
export function readMonthsAtAddress(years: string, months: string): number | null {
  const isNumber = (text: string, pattern: string) => text === '' || wholeTextRegExp(pattern).test(text);
  if (years === '' && months === '') return null;
  if (!isNumber(years, APPLICATION_FIELDS.yearsAtAddress.pattern)) return null;
  if (!isNumber(months, APPLICATION_FIELDS.monthsAtAddress.pattern)) return null;
  return Number(years) * MONTHS_PER_YEAR + Number(months);
}

/** `2600`, `2,600`, `$2,600.50`; null for other text, and above the limit. */
export function readIncomeCents(text: string): number | null {
  const parts = wholeTextRegExp(INCOME_PATTERN).exec(text);
  if (!parts?.[1]) return null;
  const cents = Number(parts[1].replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_INCOME_CENTS ? cents : null;
}

/** Nine digits with any separators; null for other text. */
export function readSsn(text: string): string | null {
  return wholeTextRegExp(APPLICATION_FIELDS.ssn.pattern).test(text) ? digitsOf(text) : null;
}
