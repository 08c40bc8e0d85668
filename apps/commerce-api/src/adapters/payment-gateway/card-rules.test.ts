import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardBehaviorOf, cardBrandOf, isCardExpired, parseExpiry, passesLuhn } from './card-rules.ts';
import { wrongCardFields } from './sandbox-tokens.ts';

const now = new Date('2027-03-01T00:00:00Z');

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
])('%s is a %s', (number, brand) => {
  expect(cardBrandOf(number)).toBe(brand);
  expect(passesLuhn(number)).toBe(true);
});

test('every test card passes the check digit', () => {
  for (const last4 of ['0002', '9995', '0069', '0341', '0119', '0127', '0101', '0259']) {
    expect(passesLuhn(`400000000000${last4}`)).toBe(true);
    expect(cardBehaviorOf(last4, '75024')).not.toBe('accept');
  }
});

test('a ZIP code that no bank has is a mismatch, whatever the card', () => {
  expect(cardBehaviorOf('4242', '20000')).toBe('address-mismatch');
  expect(cardBehaviorOf('0341', '20000')).toBe('address-mismatch');
  expect(cardBehaviorOf('4242', '75024')).toBe('accept');
});

test('one wrong digit never passes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
      const digits = [...'4242424242424242'];
      digits[index] = String((Number(digits[index]) + shift) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});

test('a card is valid to the end of its month', () => {
  expect(parseExpiry('02/27')).toEqual({ month: 2, year: 2027 });
  expect(parseExpiry('1334')).toBeNull();
  expect(isCardExpired({ month: 2, year: 2027 }, new Date('2027-02-28T23:59:59Z'))).toBe(false);
  expect(isCardExpired({ month: 2, year: 2027 }, now)).toBe(true);
});

test('wrong fields are listed in order', () => {
  const card = {
    number: '4242 4242 4242 4242',
    expiry: '03/27',
    securityCode: '123',
    postalCode: '75024',
    nameOnCard: 'A',
  };
  expect(wrongCardFields(card, now)).toEqual([]);
  expect(
    wrongCardFields(
      { number: '4242', expiry: '0227', securityCode: '1', postalCode: '7502', nameOnCard: ' ' },
      now,
    ),
  ).toEqual(['number', 'expiry', 'securityCode', 'postalCode', 'nameOnCard']);
  expect(wrongCardFields({ ...card, number: '378282246310005' }, now)).toEqual(['securityCode']);
});
