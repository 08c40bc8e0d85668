import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { findPlaceProblem } from './place-problem.server.ts';

const houston = { id: '04268', address1: '6606 Harrisburg Blvd', city: 'Houston', phone: '(713) 555-0152' };
const commerce = { call: async () => ({ data: [houston] }) } as unknown as CommerceClient;
const refusal = (code: string, servingStoreId?: string) =>
  new CommerceError('call', 403, { code, ...(servingStoreId && { servingStoreId }) });

test.each([
  ['StateNotServed', 'MN', { kind: 'affiliate-state', stateCode: 'MN' }],
  ['StateNotServed', 'WI', { kind: 'affiliate-state', stateCode: 'WI' }],
  ['StateNotServed', 'NJ', { kind: 'closed-state', stateCode: 'NJ' }],
  ['OutsideDeliveryArea', 'TX', { kind: 'outside-area', serving: null }],
  ['TooManyRequests', 'TX', null],
])('%s in %s', async (code, stateCode, expected) => {
  expect(await findPlaceProblem(commerce, refusal(code), stateCode)).toEqual(expected);
});

test('the store that delivers there is named', async () => {
  const { id, address1, city } = houston;
  expect(await findPlaceProblem(commerce, refusal('OutsideDeliveryArea', id), 'TX')).toEqual({
    kind: 'outside-area',
    serving: { id, address1, city },
  });
});

test('a store that can no longer be read is left out', async () => {
  const broken = { call: async () => Promise.reject(new Error('gone')) } as unknown as CommerceClient;
  expect(await findPlaceProblem(broken, refusal('OutsideDeliveryArea', '04268'), 'TX')).toEqual({
    kind: 'outside-area',
    serving: null,
  });
});
