import {
  EmailChangeForm,
  LoginForm,
  NewPasswordForm,
  PasswordChangeForm,
  RegistrationForm,
  ResetRequestForm,
} from '@ownpath/contracts/forms';
import { expect, test } from 'vitest';
import messages from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import {
  accountTexts,
  identityFailureId,
  loginTexts,
  readTypedIdentity,
  toIdentityProblem,
} from './identity-answer.ts';

const texts: Record<string, string> = messages;
const empty = { firstName: '', lastName: '', email: '', password: '' };

function registrationTexts(fields: typeof empty) {
  const parsed = parseForm(RegistrationForm, fields);
  const problems = parsed.ok ? [] : parsed.problems;
  return problems.map((problem) => texts[toIdentityProblem(problem, accountTexts).messageId]);
}

test('each empty field of a registration has its own message', () => {
  expect(registrationTexts(empty)).toEqual([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid email address.',
    'Please create a password.',
  ]);
});

test('each rule of a password has its own message', () => {
  const filled = { firstName: 'A', lastName: 'B', email: 'a@example.com', password: ' ' };
  expect(registrationTexts(filled)).toEqual([
    'Password must contain at least 8 characters.',
    'Password must contain at least one uppercase letter.',
    'Password must contain at least one lowercase letter.',
    'Password must contain at least one number.',
    'Password must contain at least one special character.',
  ]);
});

test('every problem of every form has its text in both languages', () => {
  const forms = { RegistrationForm, ResetRequestForm, NewPasswordForm, EmailChangeForm, PasswordChangeForm };
  for (const schema of [...Object.values(forms), LoginForm]) {
    const names = Object.keys(schema.shape).filter((name) => name !== 'acceptsMarketing');
    for (const text of ['', 'x', 'x'.repeat(2_000)]) {
      const parsed = parseForm(schema, Object.fromEntries(names.map((name) => [name, text])));
      for (const problem of parsed.ok ? [] : parsed.problems) {
        const { messageId } = toIdentityProblem(problem, schema === LoginForm ? loginTexts : accountTexts);
        expect(Object.keys(texts), JSON.stringify(problem)).toContain(messageId);
        expect(Object.keys(spanish)).toContain(messageId);
      }
    }
  }
});

test('an empty sign-in asks for both; an old password need not meet the rules for new ones', () => {
  const parsed = parseForm(LoginForm, { email: ' ', password: ' ' });
  const problems = parsed.ok ? [] : parsed.problems;
  expect(problems.map((problem) => texts[toIdentityProblem(problem, loginTexts).messageId])).toEqual([
    'Please enter your email address.',
    'Please enter your password.',
  ]);
  expect(parseForm(LoginForm, { email: 'ana', password: 'x' })).toMatchObject({ ok: true });
});

test.each([
  ['Unauthorized', "Something's not right with your email or password. Try again."],
  ['SomethingNew', 'Something went wrong. Try again!'],
  // Specification section 8 names it, not what it means.
  ['CUS012', 'Something went wrong. Try again!'],
  ['constructor', 'Something went wrong. Try again!'],
])('%s is shown as "%s"', (code, text) => expect(texts[identityFailureId(code)]).toBe(text));

test('what was typed goes back without its password', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ email: ' ana@example.com ', password: 'secret' })) {
    form.set(name, value);
  }
  expect(readTypedIdentity(form)).toEqual({
    firstName: '',
    lastName: '',
    email: 'ana@example.com',
    acceptsMarketing: false,
  });
});
