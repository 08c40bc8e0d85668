import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { findRecordState } from './customer-record.server.ts';

const shopThat = (answer: () => unknown) => ({ call: async () => answer() }) as unknown as CommerceClient;
const withRecord = (customer: object) => shopThat(() => ({ customer }));
const refusing = (status: number, code: string) =>
  shopThat(() => {
    throw new CommerceError('getCustomerRecord', status, { code });
  });

test.each([
  ['a record that the sign-in found', { rentalCustomerId: 'r1', isFoundByIdentityProvider: true }, 'known'],
  ['a record that it did not find', { rentalCustomerId: 'r1', isFoundByIdentityProvider: false }, 'none'],
  ['a sign-in without a record', { isFoundByIdentityProvider: true }, 'none'],
])('%s: account queries are %s', async (_, customer, state) => {
  expect(await findRecordState(withRecord(customer))).toBe(state);
});

test('CUS012 is a lost record, no such call is none, and other failures are shown', async () => {
  expect(await findRecordState(refusing(404, 'CUS012'))).toBe('lost');
  expect(await findRecordState(refusing(404, 'NotFound'))).toBe('none');
  await expect(findRecordState(refusing(500, 'InternalError'))).rejects.toThrow();
});
