import type { ApplicationForm } from '@ownpath/contracts/approval';
import { applicationFormFor } from '@ownpath/contracts/forms';
import { calendarDateIn, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import type { ApplicationProblem } from './application-problems.ts';
import { stepOfField } from './application-steps.ts';

export type ParsedApplication =
  | { readonly ok: true; readonly application: ApplicationForm }
  | { readonly ok: false; readonly problems: readonly ApplicationProblem[] };

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

/** Checks the form as people fill it in (`$2,600`, `(214) 555-0142`, `900-00-1050`) and returns what is sent. */
export function parseApplication(
  typed: TypedApplication,
  ssn: string,
  today: string,
  isIdentityKnown = false,
): ParsedApplication {
  const { birthMonth, birthDay, birthYear, yearsAtAddress, monthsAtAddress, hasConsented, ...texts } = typed;
  const parsed = parseForm(applicationFormFor(today, isIdentityKnown), {
    ...texts,
    ssn,
    dateOfBirth: { month: birthMonth, day: birthDay, year: birthYear },
    timeAtAddress: { years: yearsAtAddress, months: monthsAtAddress },
    consent: hasConsented ? 'on' : undefined,
  });
  if (parsed.ok) return { ok: true, application: parsed.value };
  const problems = parsed.problems.map(
    ({ field, code }): ApplicationProblem => ({
      field: field as ApplicationField,
      kind: code === 'range' || code === 'hidden' ? code : 'invalid',
    }),
  );
  return { ok: false, problems };
}

/** The day that an application's dates are checked by. */
export function applicationDay(now: Date): string {
  return calendarDateIn(now, HEAD_OFFICE_TIME_ZONE);
}

/** What is wrong with the fields that are saved; of the others nothing is known yet. */
export function findWrongFields(typed: TypedApplication, today: string): readonly ApplicationProblem[] {
  const parsed = parseApplication(typed, '', today);
  return parsed.ok ? [] : parsed.problems.filter(({ field }) => stepOfField(field) !== 'review');
}
