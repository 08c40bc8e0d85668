import { describe, expect, test } from 'vitest';
import { findApplicationProblem } from './application-checks.ts';
import { APPLICATION_FIELD_NAMES, EMPTY_APPLICATION, type TypedApplication } from './application-fields.ts';
import { parseApplication } from './parse-application.server.ts';

const today = '2026-11-21';
const right: TypedApplication = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phone: '(214) 555-0142',
  birthMonth: '5',
  birthDay: '4',
  birthYear: '1990',
  address1: '12 Elm St',
  address2: '',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  yearsAtAddress: '2',
  monthsAtAddress: '3',
  monthlyIncome: '$2,600.50',
  payFrequency: 'BIWEEKLY',
  nextPayday: '2026-11-27',
  hasConsented: true,
};

const samples: readonly (readonly [string, Partial<TypedApplication> & { readonly ssn?: string }])[] = [
  ['all right', {}],
  ['nothing at all', { ...EMPTY_APPLICATION, ssn: '' }],
  ['invisible characters', { firstName: 'Mar\u200bia', lastName: 'Lo\u202epez' }],
  [
    'too long',
    { firstName: 'x'.repeat(61), address1: 'x'.repeat(121), city: 'x'.repeat(81), address2: 'x'.repeat(121) },
  ],
  ['wrong email and phone', { email: 'maria at home', phone: '114-555-0142' }],
  ['wrong place', { stateCode: 'XX', postalCode: '7502' }],
  ['ZIP+4', { postalCode: '75024-1234' }],
  ['31 April', { birthMonth: '4', birthDay: '31' }],
  ['a birth date to come', { birthYear: '2027' }],
  ['a two-digit year', { birthYear: '90' }],
  ['eight digits', { ssn: '900-00-105' }],
  ['words for a number', { monthlyIncome: 'much', yearsAtAddress: 'two', ssn: 'nine' }],
  ['months alone', { yearsAtAddress: '' }],
  ['thirteen months', { monthsAtAddress: '13' }],
  ['too much income', { monthlyIncome: '100000.01' }],
  ['no frequency', { payFrequency: 'DAILY' }],
  ['a payday gone by', { nextPayday: '2026-11-19' }],
  ['a payday far away', { nextPayday: '01/31/2027' }],
  ['no payday', { nextPayday: 'Friday' }],
  ['no consent', { hasConsented: false }],
  ['only spaces', { firstName: '', city: '', payFrequency: '' }],
];

describe.each([false, true])('with the identity known: %s', (isIdentityKnown) => {
  test.each(samples)('the page finds in %s what the server finds', (_name, change) => {
    const { ssn = '900-00-1050', ...changed } = change;
    const typed = { ...right, ...changed };
    const texts: Record<string, string> = {
      ...(typed as unknown as Record<string, string>),
      ssn,
      consent: typed.hasConsented ? 'on' : '',
    };
    const found = APPLICATION_FIELD_NAMES.flatMap(
      (field) =>
        findApplicationProblem(field, (input) => texts[input] ?? '', { today, isIdentityKnown }) ?? [],
    );
    const parsed = parseApplication(typed, ssn, today, isIdentityKnown);
    expect(found).toEqual(parsed.ok ? [] : parsed.problems);
  });
});
