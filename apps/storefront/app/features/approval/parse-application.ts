import type { ApplicationForm } from '@ownpath/contracts/approval';
import { digitsOf, isEmail, isUsPhone, phoneDigitsOf } from '@ownpath/domain/account';
import { diffDays, isCalendarDate } from '@ownpath/domain/dates';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { US_STATES } from '@ownpath/domain/stores';
import {
  type ApplicationField,
  DECISION_CONSENT_VERSION,
  type TypedApplication,
} from './application-fields.ts';

/** `range` where the value is understood and can't be: a payday in the past, a birth date in the future. */
export type ApplicationProblem = { readonly field: ApplicationField; readonly kind: 'invalid' | 'range' };

export type ParsedApplication =
  | { readonly ok: true; readonly application: ApplicationForm }
  | { readonly ok: false; readonly problems: readonly ApplicationProblem[] };

/** The next payday is at most so far away; monthly pay can be 31 days off, and a holiday moves it. */
const MAX_DAYS_TO_PAYDAY = 45;
const MAX_INCOME_CENTS = 100_000_00;

export function readTypedApplication(form: FormData): TypedApplication {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    birthMonth: text('birthMonth'),
    birthDay: text('birthDay'),
    birthYear: text('birthYear'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    stateCode: text('stateCode').toUpperCase(),
    postalCode: text('postalCode'),
    yearsAtAddress: text('yearsAtAddress'),
    monthsAtAddress: text('monthsAtAddress'),
    monthlyIncome: text('monthlyIncome'),
    payFrequency: text('payFrequency'),
    nextPayday: text('nextPayday'),
    hasConsented: form.get('consent') !== null,
  };
}

/** Checks the form as people fill it in (`$2,600`, `(214) 555-0142`, `900-00-1050`) and gives what is sent. */
export function parseApplication(
  typed: TypedApplication,
  typedSsn: string,
  today: string,
): ParsedApplication {
  const problems: ApplicationProblem[] = [];
  /** Notes the problem; what it gives is never sent. */
  const reject = <T>(field: ApplicationField, kind: ApplicationProblem['kind'], filler: T): T => {
    problems.push({ field, kind });
    return filler;
  };
  const take = <T>(field: ApplicationField, value: T | null | undefined, filler: T): T =>
    value ?? reject(field, 'invalid', filler);
  const takeDate = (field: ApplicationField, date: DateReading): string =>
    date.ok ? date.date : reject(field, date.kind, '');

  const application = {
    firstName: take('firstName', filled(typed.firstName, 60), ''),
    lastName: take('lastName', filled(typed.lastName, 60), ''),
    email: take('email', isEmail(typed.email) ? typed.email : null, ''),
    phone: take('phone', isUsPhone(typed.phone) ? phoneDigitsOf(typed.phone) : null, ''),
    dateOfBirth: takeDate('dateOfBirth', readBirthDate(typed, today)),
    ssn: take('ssn', /^\d{9}$/.test(digitsOf(typedSsn)) ? digitsOf(typedSsn) : null, ''),
    address1: take('address1', filled(typed.address1, 120), ''),
    ...(typed.address2 !== '' && { address2: take('address2', filled(typed.address2, 120), '') }),
    city: take('city', filled(typed.city, 80), ''),
    stateCode: take('stateCode', US_STATES.find(({ code }) => code === typed.stateCode)?.code, ''),
    postalCode: take('postalCode', /^(\d{5})(-?\d{4})?$/.exec(typed.postalCode)?.[1], ''),
    monthsAtAddress: take('timeAtAddress', readMonthsAtAddress(typed), 0),
    monthlyIncomeCents: take('monthlyIncome', readIncomeCents(typed.monthlyIncome), 0),
    payFrequency: take(
      'payFrequency',
      FREQUENCIES.find((frequency) => frequency === typed.payFrequency),
      'WEEKLY',
    ),
    nextPayday: takeDate('nextPayday', readPayday(typed.nextPayday, today)),
    decisionConsentVersion: take('consent', typed.hasConsented ? DECISION_CONSENT_VERSION : null, ''),
  } satisfies ApplicationForm;
  return problems.length === 0 ? { ok: true, application } : { ok: false, problems };
}

type DateReading =
  | { readonly ok: true; readonly date: string }
  | { readonly ok: false; readonly kind: ApplicationProblem['kind'] };

const INVALID_DATE: DateReading = { ok: false, kind: 'invalid' };

function filled(text: string, maxLength: number): string | null {
  return text !== '' && text.length <= maxLength ? text : null;
}

function readBirthDate({ birthYear, birthMonth, birthDay }: TypedApplication, today: string): DateReading {
  const [year = 0, month = 0, day = 0] = [birthYear, birthMonth, birthDay].map((part) =>
    /^\d{1,4}$/.test(part) ? Number(part) : 0,
  );
  const date = year < 1900 ? null : dateOf(year, month, day);
  if (date === null) return INVALID_DATE;
  return diffDays(date, today) > 0 ? { ok: true, date } : { ok: false, kind: 'range' };
}

function readPayday(text: string, today: string): DateReading {
  const date = readDate(text);
  if (date === null) return INVALID_DATE;
  const days = diffDays(today, date);
  // `today` is the server's; where the shopper is it may still be yesterday.
  return days >= -1 && days <= MAX_DAYS_TO_PAYDAY ? { ok: true, date } : { ok: false, kind: 'range' };
}

/** What a date input sends (`2026-11-27`), or what people type where there is none (`11/27/2026`). */
export function readDate(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isCalendarDate(text) ? text : null;
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  return parts ? dateOf(Number(parts[3]), Number(parts[1]), Number(parts[2])) : null;
}

function dateOf(year: number, month: number, day: number): string | null {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(text) ? text : null;
}

function readMonthsAtAddress({ yearsAtAddress, monthsAtAddress }: TypedApplication): number | null {
  if (yearsAtAddress === '' && monthsAtAddress === '') return null;
  if (!/^\d{0,2}$/.test(yearsAtAddress) || !/^\d{0,2}$/.test(monthsAtAddress)) return null;
  const months = Number(monthsAtAddress);
  return months <= 11 ? Number(yearsAtAddress) * 12 + months : null;
}

/** `2600`, `2,600`, `$2,600.50`; null for anything else. */
export function readIncomeCents(text: string): number | null {
  const parts = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts?.[1]) return null;
  const cents = Number(parts[1].replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_INCOME_CENTS ? cents : null;
}
