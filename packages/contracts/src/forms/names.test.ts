import { describe, expect, test } from 'vitest';
import { ApplicationForm } from '../approval/index.ts';
import { NewCustomerAddress, Registration } from '../customers/index.ts';
import { RegistrationForm } from './index.ts';

/** Written as numbers, because the characters can't be seen. */
const HIDDEN: readonly (readonly [name: string, codePoint: number])[] = [
  ['right-to-left override', 0x202e],
  ['left-to-right isolate', 0x2066],
  ['Arabic letter mark', 0x061c],
  ['zero-width space', 0x200b],
  ['zero-width joiner', 0x200d],
  ['word joiner', 0x2060],
  ['soft hyphen', 0x00ad],
  ['byte order mark', 0xfeff],
  ['Hangul filler', 0x3164],
  ['tag', 0xe0041],
  ['line separator', 0x2028],
  ['line feed', 0x000a],
];

function namesOf(name: string) {
  const account = { email: 'ana@example.com', password: 'Abcdef1!' };
  const customer = { login: account.email, email: account.email, firstName: 'Ana', lastName: name };
  const address = { addressId: 'Home', countryCode: 'US', lastName: name };
  return {
    'the registration form': RegistrationForm.safeParse({ ...account, firstName: name, lastName: 'Reyes' }),
    'the registration call': Registration.safeParse({ customer, password: account.password }),
    'an address': NewCustomerAddress.safeParse(address),
    'the application': ApplicationForm.shape.firstName.safeParse(name),
  };
}

describe('a name with a character that can’t be seen is refused', () => {
  test.each(HIDDEN)('%s', (_, codePoint) => {
    const results = Object.entries(namesOf(`Ana${String.fromCodePoint(codePoint)}bel`));
    expect(results.filter(([, { success }]) => success).map(([place]) => place)).toEqual([]);
  });

  test('with a problem of its own, for the form to explain', () => {
    const { error } = namesOf(`Ana${String.fromCodePoint(0x202e)}`)['the registration form'];
    expect(error?.issues.map(({ message }) => message)).toEqual(['hidden']);
  });
});

test.each(['Núñez', 'O’Neill', 'Anne-Marie', 'José María', 'Żółć', '李小龍', 'محمد', 'अनिता'])(
  '%s is a name',
  (name) => {
    expect(Object.values(namesOf(name)).every(({ success }) => success)).toBe(true);
  },
);
