import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canSubmitDealsSignUp,
  cleanPostalCode,
  formatPhone,
  isEmail,
  isPhoneChanged,
  isPostalCode,
  isUsPhone,
  listDealsSignUpProblems,
  listRegistrationProblems,
  listUnmetPasswordRequirements,
  passwordStrength,
  phoneDigitsOf,
} from './index.ts';

test.each([
  ['ana@example.com', true],
  ["o'hara+deals@mail.example.co", true],
  ['ana@example', false],
  ['ana@example.c', false],
  ['ana@@example.com', false],
  ['ana example@example.com', false],
  ['@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
  ['', false],
])('%s is an e-mail address: %s', (text, expected) => expect(isEmail(text)).toBe(expected));

// A pattern that backtracks would exceed the test's time limit.
test('patterns match 50 kB of hostile text without a timeout', () => {
  expect(isEmail(`a@${'a.'.repeat(25_000)}!`)).toBe(false);
  expect(isEmail(`${'a'.repeat(50_000)}@`)).toBe(false);
  expect(formatPhone('1'.repeat(50_000)).length).toBeLessThanOrEqual(14);
});

describe('phone', () => {
  test.each([
    ['(214) 555-0142', true],
    ['+1 214 555 0142', true],
    ['2145550142', true],
    ['(114) 555-0142', false],
    ['(214) 155-0142', false],
    ['214555014', false],
    ['+2 214 555 0142', false],
    ['214555014299', false],
  ])('%s is a US number: %s', (text, expected) => expect(isUsPhone(text)).toBe(expected));

  test.each([
    ['21', '21'],
    ['2145', '(214) 5'],
    ['2145550', '(214) 555-0'],
    ['12145550142', '(214) 555-0142'],
    ['2145550142999', '(214) 555-0142'],
    ['', ''],
  ])('%s is shown as "%s" while typed', (text, expected) => expect(formatPhone(text)).toBe(expected));

  test('formatting is idempotent and keeps at most fourteen characters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const formatted = formatPhone(text);
        expect(formatPhone(formatted)).toBe(formatted);
        expect(formatted.length).toBeLessThanOrEqual(14);
      }),
    );
  });

  test('only a changed digit counts as a change', () => {
    expect(isPhoneChanged('(214) 555-0142', '2145550142')).toBe(false);
    expect(isPhoneChanged('(214) 555-0142', '2145550143')).toBe(true);
    expect(phoneDigitsOf('+1 (214) 555-0142')).toBe('2145550142');
  });
});

test('postal code', () => {
  expect(cleanPostalCode('75a024-1234')).toBe('75024');
  expect(isPostalCode('75024')).toBe(true);
  expect(isPostalCode('7502')).toBe(false);
});

describe('passwords', () => {
  test.each([
    ['Abcdef1!', []],
    ['Abcde1!', ['length']],
    ['abcdef1!', ['uppercase']],
    ['ABCDEF1!', ['lowercase']],
    ['Abcdefg!', ['number']],
    ['Abcdefg1', ['special']],
    ['', ['length', 'uppercase', 'lowercase', 'number', 'special']],
  ])('%s lacks %j', (password, unmet) => {
    expect(listUnmetPasswordRequirements(password)).toEqual(unmet);
    expect(passwordStrength(password)).toBe(5 - unmet.length);
  });
});

describe('registering', () => {
  const form = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', password: 'Abcdef1!' };

  test('a complete form has no problems', () => {
    expect(listRegistrationProblems(form)).toEqual([]);
  });

  test('each field has its own problem', () => {
    expect(listRegistrationProblems({ firstName: ' ', lastName: '', email: 'ana', password: '' })).toEqual([
      { field: 'firstName', problem: 'required' },
      { field: 'lastName', problem: 'required' },
      { field: 'email', problem: 'invalid' },
      { field: 'password', problem: 'required' },
    ]);
    expect(listRegistrationProblems({ ...form, password: 'abcdef1!' })).toEqual([
      { field: 'password', problem: 'uppercase' },
    ]);
  });
});

describe('signing up for deals', () => {
  test.each([
    [{ email: '', phone: '', hasOptedIn: true }, ['form contact-required'], false],
    [{ email: 'ana@example.com', phone: '', hasOptedIn: false }, [], true],
    [{ email: 'ana@', phone: '', hasOptedIn: false }, ['email invalid'], false],
    [{ email: '', phone: '2145550142', hasOptedIn: false }, ['optIn required'], false],
    [{ email: '', phone: '2145550142', hasOptedIn: true }, [], true],
    [{ email: '', phone: '214', hasOptedIn: true }, ['phone invalid'], false],
    [{ email: 'ana@example.com', phone: '2145550142', hasOptedIn: false }, ['optIn required'], true],
  ])('%j', (form, problems, canSubmit) => {
    expect(listDealsSignUpProblems(form).map((it) => `${it.field} ${it.problem}`)).toEqual(problems);
    expect(canSubmitDealsSignUp(form)).toBe(canSubmit);
  });
});
