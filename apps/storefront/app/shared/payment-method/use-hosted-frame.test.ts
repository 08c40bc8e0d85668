import { HostedFieldMessage } from '@ownpath/contracts/checkout';
import { describe, expect, test } from 'vitest';
import { readHostedFieldMessage } from './use-hosted-frame.ts';

const token = {
  type: 'token',
  token: 'tok_1',
  brand: 'Visa',
  last4: '4242',
  expirationMonth: 12,
  expirationYear: 2030,
};

describe('messages of the hosted fields', () => {
  test.each([
    [{ type: 'ready', height: 280 }],
    [{ type: 'resize', height: 312.5 }],
    [{ type: 'error', code: 'invalid-number' }],
    [token],
    [{ type: 'account', token: 'tok_1', last4: '6789' }],
    [{ type: 'account', token: 'tok_1', last4: null }],
  ])('%o is read', (message) => {
    expect(readHostedFieldMessage(message)).toEqual(message);
    expect(HostedFieldMessage.parse(message)).toEqual(message);
  });

  test('what is not named is dropped', () => {
    expect(readHostedFieldMessage({ ...token, number: '4242424242424242' })).toEqual(token);
  });

  test.each([
    [null],
    ['token'],
    [42],
    [{}],
    [{ type: 'submit' }],
    [{ type: 'ready', height: '280' }],
    [{ type: 'resize', height: -1 }],
    [{ type: 'resize', height: 1e9 }],
    [{ type: 'resize', height: Number.NaN }],
    [{ type: 'error', code: '' }],
    [{ ...token, token: '' }],
    [{ ...token, token: 'x'.repeat(201) }],
    [{ ...token, last4: '42a2' }],
    [{ type: 'account', token: 'tok_1' }],
    [{ type: 'account', token: '', last4: '6789' }],
    [{ ...token, expirationMonth: 13 }],
    [{ ...token, expirationYear: '2030' }],
  ])('%o is refused, as by the contract', (message) => {
    expect(readHostedFieldMessage(message)).toBeNull();
    expect(HostedFieldMessage.safeParse(message).success).toBe(false);
  });
});
