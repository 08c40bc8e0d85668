import { expect, test } from 'vitest';
import { findReferralRefusal, householdKey, makeReferralCode, referralCodeOf } from './index.ts';

const fine = {
  isOffered: true,
  isOwnCode: false,
  isAlreadyReferred: false,
  earlierAgreements: 0,
  isSameHousehold: false,
  creditedThisYear: 9,
};

test('a new customer of another household counts, up to ten a year', () => {
  expect(findReferralRefusal(fine)).toBeNull();
});

test.each([
  ['not-offered', { isOffered: false }],
  ['own', { isOwnCode: true }],
  ['already-referred', { isAlreadyReferred: true }],
  ['not-new', { earlierAgreements: 1 }],
  ['same-household', { isSameHousehold: true }],
  ['year-limit', { creditedThisYear: 10 }],
] as const)('a referral is refused: %s', (refusal, change) => {
  expect(findReferralRefusal({ ...fine, ...change })).toBe(refusal);
});

test('one home in several spellings is one household; other homes are not', () => {
  const home = { address1: '12 North Elm Street', address2: 'Apartment 4', postalCode: '75024' };
  const same = [
    { address1: '12 N. Elm St.', address2: '#4', postalCode: '75024-1234' },
    { address1: '12 n elm st apt 4', address2: null, postalCode: '75024' },
  ];
  expect(same.map(householdKey)).toEqual([householdKey(home), householdKey(home)]);
  for (const other of [
    { ...home, address2: 'Apartment 5' },
    { ...home, address1: '14 North Elm Street' },
    { ...home, postalCode: '75025' },
  ]) {
    expect(householdKey(other)).not.toBe(householdKey(home));
  }
  expect(householdKey({ address1: null, address2: null, postalCode: '75024' })).toBeNull();
});

test('a code has the first name in plain letters, and reads the same however it is typed', () => {
  expect(makeReferralCode('Lucía', '000001002003004')).toBe('LUCIA-ABCDE');
  expect(makeReferralCode('李', '031030029028027')).toBe('FRIEND-A9876');
  expect(makeReferralCode(null, '000000000000000')).toBe('FRIEND-AAAAA');
  expect(referralCodeOf(' lucia-abcde ')).toBe('LUCIA-ABCDE');
});
