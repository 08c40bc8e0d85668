import { listRegistrationProblems, listSignInProblems } from '@ownpath/domain/account';
import { expect, test } from 'vitest';
import messages from '../../../translations/en-US.json' with { type: 'json' };
import {
  identityFailureId,
  readTypedIdentity,
  toRegistrationProblem,
  toSignInProblem,
} from './identity-answer.ts';

const texts: Record<string, string> = messages;
const empty = { firstName: '', lastName: '', email: '', password: '' };

test('an empty registration names each field in its own words', () => {
  const found = listRegistrationProblems(empty).map(toRegistrationProblem);
  expect(found.map(({ messageId }) => texts[messageId])).toEqual([
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid email address.',
    'Please create a password.',
  ]);
});

test('each rule of a password has its own message', () => {
  const found = listRegistrationProblems({
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    password: ' ',
  });
  expect(found.map((problem) => texts[toRegistrationProblem(problem).messageId])).toEqual([
    'Password must contain at least 8 characters.',
    'Password must contain at least one uppercase letter.',
    'Password must contain at least one lowercase letter.',
    'Password must contain at least one number.',
    'Password must contain at least one special character.',
  ]);
});

test('an empty sign-in asks for both', () => {
  expect(listSignInProblems(empty).map((problem) => texts[toSignInProblem(problem).messageId])).toEqual([
    'Please enter your email address.',
    'Please enter your password.',
  ]);
});

test.each([
  ['Unauthorized', "Something's not right with your email or password. Try again."],
  ['SomethingNew', 'Something went wrong. Try again!'],
  // Specification section 8 names it, not what it means.
  ['CUS012', 'Something went wrong. Try again!'],
  ['constructor', 'Something went wrong. Try again!'],
])('%s is told as "%s"', (code, text) => expect(texts[identityFailureId(code)]).toBe(text));

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
