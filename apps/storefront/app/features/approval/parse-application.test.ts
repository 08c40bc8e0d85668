import { describe, expect, test } from 'vitest';
import { EMPTY_APPLICATION, type TypedApplication } from './application-fields.ts';
import { parseApplication, readTypedApplication } from './parse-application.server.ts';

const today = '2026-11-21';
const typed: TypedApplication = {
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
  postalCode: '75024-1234',
  yearsAtAddress: '2',
  monthsAtAddress: '3',
  monthlyIncome: '$2,600.50',
  payFrequency: 'BIWEEKLY',
  nextPayday: '11/27/2026',
  hasConsented: true,
};

function problemsOf(change: Partial<TypedApplication>, ssn = '900-00-1050') {
  const parsed = parseApplication({ ...typed, ...change }, ssn, today);
  return parsed.ok ? [] : parsed.problems.map(({ field, kind }) => `${field}:${kind}`);
}

test('what people type becomes what is sent', () => {
  const parsed = parseApplication(typed, '900 00 1050', today);
  expect(parsed).toEqual({
    ok: true,
    application: {
      firstName: 'Maria',
      lastName: 'Lopez',
      email: 'maria@example.com',
      phone: '2145550142',
      dateOfBirth: '1990-05-04',
      ssn: '900001050',
      address1: '12 Elm St',
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
      monthsAtAddress: 27,
      monthlyIncomeCents: 260_050,
      payFrequency: 'BIWEEKLY',
      nextPayday: '2026-11-27',
      decisionConsentVersion: expect.stringMatching(/^decision-/),
    },
  });
});

describe('what is refused', () => {
  test('an empty form names every required field once, in reading order', () => {
    const parsed = parseApplication(EMPTY_APPLICATION, '', today);
    expect(parsed.ok ? [] : parsed.problems.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'address1',
      'city',
      'stateCode',
      'postalCode',
      'timeAtAddress',
      'monthlyIncome',
      'payFrequency',
      'nextPayday',
      'dateOfBirth',
      'ssn',
      'consent',
    ]);
  });

  test.each<[string, Partial<TypedApplication>, string]>([
    ['31 April', { birthMonth: '4', birthDay: '31' }, 'dateOfBirth:invalid'],
    ['a birth date to come', { birthYear: '2027' }, 'dateOfBirth:range'],
    ['a two-digit year', { birthYear: '90' }, 'dateOfBirth:invalid'],
    ['a payday gone by', { nextPayday: '2026-11-19' }, 'nextPayday:range'],
    ['a payday far away', { nextPayday: '2027-03-01' }, 'nextPayday:range'],
    ['thirteen months', { monthsAtAddress: '13' }, 'timeAtAddress:invalid'],
    ['an area code of 1', { phone: '114-555-0142' }, 'phone:invalid'],
    ['a state that is none', { stateCode: 'XX' }, 'stateCode:invalid'],
    ['no consent', { hasConsented: false }, 'consent:invalid'],
    ['a name of 61 letters', { firstName: 'x'.repeat(61) }, 'firstName:invalid'],
  ])('%s', (_name, change, problem) => expect(problemsOf(change)).toEqual([problem]));

  test.each(['900-00-105', '900-00-10500', 'nine'])('an SSN of %s', (ssn) =>
    expect(problemsOf({}, ssn)).toEqual(['ssn:invalid']),
  );
});

test('time at the address may be months alone', () => {
  expect(problemsOf({ yearsAtAddress: '', monthsAtAddress: '2' })).toEqual([]);
  expect(problemsOf({ yearsAtAddress: '0', monthsAtAddress: '' })).toEqual([]);
});

test('what is shown again never holds the social security number', () => {
  const form = new FormData();
  form.set('ssn', '900-00-1050');
  form.set('firstName', '  Maria ');
  form.set('consent', 'on');
  const shown = readTypedApplication(form);
  expect(shown).toMatchObject({ firstName: 'Maria', hasConsented: true });
  expect(JSON.stringify(shown)).not.toContain('1050');
});
