import type { ApplicationForm } from '@ownpath/contracts/approval';
import { applicationFormFor } from '@ownpath/contracts/forms';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import type { ApplicationField, TypedApplication } from './application-fields.ts';

/** `range` where the value is understood and can't be: a payday in the past, a birth date in the future. */
export type ApplicationProblem = { readonly field: ApplicationField; readonly kind: 'invalid' | 'range' };

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
export function parseApplication(typed: TypedApplication, ssn: string, today: string): ParsedApplication {
  const { birthMonth, birthDay, birthYear, yearsAtAddress, monthsAtAddress, hasConsented, ...texts } = typed;
  const parsed = parseForm(applicationFormFor(today), {
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
      kind: code === 'range' ? 'range' : 'invalid',
    }),
  );
  return { ok: false, problems };
}
