import { listUnmetPasswordRequirements } from '@ownpath/domain/account';
import {
  APPLICATION_FIELDS,
  DEALS_FIELDS,
  DEALS_STRIP_FIELDS,
  EMAIL_CHANGE_FIELDS,
  type FieldRule,
  type FormRules,
  findFieldProblem,
  HOSTED_FIELD_LIMITS,
  LOGIN_FIELDS,
  NEW_PASSWORD_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  PROMO_CODE_FIELDS,
  REGISTRATION_FIELDS,
  RESET_REQUEST_FIELDS,
  STORE_SEARCH_FIELDS,
} from '@ownpath/domain/forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApplicationForm } from '../approval/index.ts';
import {
  applicationFormFor,
  CardForm,
  DealsForm,
  EmailChangeForm,
  LoginForm,
  NewPasswordForm,
  PasswordChangeForm,
  PromoCodeForm,
  RegistrationForm,
  ResetRequestForm,
  StoreSearchForm,
} from './index.ts';

type Fields = Readonly<Record<string, string>>;
type Form = {
  readonly schema: z.ZodType;
  readonly rules: FormRules;
  readonly valid: Fields;
  /** Converts the page's inputs to the input of the schema. */
  readonly arrange?: (fields: Fields) => unknown;
  /** Fields with further server checks, such as dates: the inputs accept more than the server. */
  readonly read?: readonly string[];
  /** Fields for which the server accepts more separators than the input has room for. */
  readonly tolerant?: readonly string[];
};

const PASSWORD = 'Abcdef1!';
const today = '2026-11-21';
const card = { token: 'tok_1', brand: 'Visa', last4: '4242', expirationMonth: '12', expirationYear: '2030' };
const { code: _, ...CARD_FIELDS } = HOSTED_FIELD_LIMITS;

const forms: Record<string, Form> = {
  login: { schema: LoginForm, rules: LOGIN_FIELDS, valid: { email: 'ana@example.com', password: 'x' } },
  registration: {
    schema: RegistrationForm,
    rules: REGISTRATION_FIELDS,
    valid: { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.com', password: PASSWORD },
    read: ['firstName', 'lastName'],
  },
  'reset request': {
    schema: ResetRequestForm,
    rules: RESET_REQUEST_FIELDS,
    valid: { email: 'ana@example.com' },
  },
  'new password': { schema: NewPasswordForm, rules: NEW_PASSWORD_FIELDS, valid: { password: PASSWORD } },
  'email change': {
    schema: EmailChangeForm,
    rules: EMAIL_CHANGE_FIELDS,
    valid: { email: 'ana@example.com', currentPassword: 'x' },
  },
  'password change': {
    schema: PasswordChangeForm,
    rules: PASSWORD_CHANGE_FIELDS,
    valid: { currentPassword: 'x', password: PASSWORD },
  },
  deals: {
    schema: DealsForm,
    rules: DEALS_FIELDS,
    valid: { email: 'ana@example.com', phone: '(214) 555-0142', optIn: '1' },
    tolerant: ['phone'],
  },
  'deals strip': { schema: DealsForm, rules: DEALS_STRIP_FIELDS, valid: { email: 'ana@example.com' } },
  'store search': { schema: StoreSearchForm, rules: STORE_SEARCH_FIELDS, valid: { postalCode: '75024' } },
  'promo code': { schema: PromoCodeForm, rules: PROMO_CODE_FIELDS, valid: { promoCode: 'FALL' } },
  card: { schema: CardForm, rules: CARD_FIELDS, valid: card },
  application: {
    schema: applicationFormFor(today),
    rules: APPLICATION_FIELDS,
    valid: {
      firstName: 'Maria',
      lastName: 'Lopez',
      email: 'maria@example.com',
      phone: '(214) 555-0142',
      birthMonth: '5',
      birthDay: '4',
      birthYear: '1990',
      ssn: '900-00-1050',
      address1: '12 Elm St',
      address2: '',
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
      yearsAtAddress: '2',
      monthsAtAddress: '3',
      monthlyIncome: '2,600',
      payFrequency: 'BIWEEKLY',
      nextPayday: '2026-11-27',
    },
    arrange: ({ birthMonth, birthDay, birthYear, yearsAtAddress, monthsAtAddress, ...rest }) => ({
      ...rest,
      dateOfBirth: { month: birthMonth, day: birthDay, year: birthYear },
      timeAtAddress: { years: yearsAtAddress, months: monthsAtAddress },
      consent: 'on',
    }),
    tolerant: ['ssn'],
    read: [
      'firstName',
      'lastName',
      'birthMonth',
      'birthDay',
      'birthYear',
      'stateCode',
      'monthlyIncome',
      'payFrequency',
      'nextPayday',
    ],
  },
};

const fields = Object.entries(forms).flatMap(([form, { rules }]) =>
  Object.keys(rules).map((field) => ({ form, field })),
);

function formAndRule(form: string, field: string) {
  const found = forms[form];
  const rule = found?.rules[field];
  if (!found || !rule) throw new Error(`no field ${form} ${field}`);
  return { ...found, rule };
}

function serverAccepts({ schema, valid, arrange = (typed) => typed }: Form, field: string, text: string) {
  return schema.safeParse(arrange({ ...valid, [field]: text })).success;
}

/** Result of constraint validation for an input with these attributes (HTML, section 4.10.21). */
function inputAccepts({ required, minLength = 0, maxLength, pattern }: FieldRule, text: string): boolean {
  if (text === '') return !required;
  if (text.length < minLength || text.length > maxLength) return false;
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(text);
}

const isNewPassword = (rule: FieldRule) => rule.minLength !== undefined;
/** The check on each change: a new password is also checked against its requirements. */
function changeAccepts(rule: FieldRule, text: string): boolean {
  if (findFieldProblem(rule, text) !== null) return false;
  return !isNewPassword(rule) || listUnmetPasswordRequirements(text).length === 0;
}

/** Texts at and past each limit, near the valid text, and arbitrary ones. */
function textsFor(rule: FieldRule, valid: string) {
  const { maxLength, minLength = 1 } = rule;
  const sample = valid || 'a';
  const ofLength = (length: number) => sample.repeat(length).slice(0, Math.max(0, length));
  const longEmail = (length: number) => `${'a'.repeat(Math.max(1, length - 12))}@example.com`;
  return fc.oneof(
    fc.constantFrom('', valid, ofLength(maxLength), ofLength(maxLength + 1), ofLength(minLength - 1)),
    fc.constantFrom(longEmail(maxLength), longEmail(maxLength + 1), `${PASSWORD}${'a'.repeat(maxLength)}`),
    fc.tuple(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 })).map(([a, b]) => `${a}${valid}${b}`),
    fc.nat(Math.max(0, valid.length - 1)).map((at) => valid.slice(0, at) + valid.slice(at + 1)),
    fc.stringMatching(/^[0-9 ().+-]{0,16}$/),
    fc.string({ maxLength: 130 }),
  );
}

describe('server, input and check on each change agree', () => {
  test.each(fields)('$form: $field', ({ form, field }) => {
    const { rule, read, tolerant, ...rest } = formAndRule(form, field);
    const isSecret = /password/i.test(field);
    fc.assert(
      fc.property(textsFor(rule, rest.valid[field] ?? ''), (typed) => {
        const text = isSecret ? typed : typed.trim();
        const isTaken = serverAccepts(rest, field, text);
        if (tolerant?.includes(field) && text.length > rule.maxLength) return;
        expect([text, findFieldProblem(rule, text) === null]).toEqual([text, inputAccepts(rule, text)]);
        if (read?.includes(field) && !isTaken) return;
        expect([text, isTaken]).toEqual([text, changeAccepts(rule, text)]);
      }),
      { numRuns: 150 },
    );
  });
});

test.each(Object.keys(forms))('%s: its schema has the same limits as its inputs', (form) => {
  const { schema, rules, arrange } = forms[form] ?? {};
  if (!schema || !rules || arrange || form.startsWith('deals')) return;
  const { properties } = z.toJSONSchema(schema, { io: 'input' });
  for (const [name, rule] of Object.entries(rules)) {
    expect([name, properties?.[name]]).toMatchObject([
      name,
      {
        type: 'string',
        maxLength: rule.maxLength,
        ...(rule.required && { minLength: rule.minLength ?? 1 }),
        ...(rule.pattern && { pattern: `^(?:${rule.pattern})$` }),
      },
    ]);
  }
});

test('the call accepts what the application’s form accepts', () => {
  const { schema, rules, valid, arrange = (typed) => typed } = formAndRule('application', 'firstName');
  for (const [field, rule] of Object.entries(rules)) {
    fc.assert(
      fc.property(textsFor(rule, valid[field] ?? ''), (text) => {
        const parsed = schema.safeParse(arrange({ ...valid, [field]: text.trim() }));
        if (parsed.success) expect(ApplicationForm.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: 60 },
    );
  }
});
