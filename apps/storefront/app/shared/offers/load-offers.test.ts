import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { loadOffers, sortOffers } from './load-offers.server.ts';

const offers = [
  { promoID: 'a', pif: true },
  { promoID: 'b', pif: false },
  { promoID: 'c', pif: true },
  { promoID: 'd', pif: false },
];
const idsFor = (isRegistered: boolean) => sortOffers(offers, isRegistered).map(({ promoID }) => promoID);

test('registered shoppers see offers for those who paid in full after the others', () => {
  expect(idsFor(true)).toEqual(['b', 'd', 'a', 'c']);
});

test('guests see no offer for those who paid in full', () => {
  expect(idsFor(false)).toEqual(['b', 'd']);
});

test('offers that can’t be loaded are not taken for a missing store', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers = new Map<string, unknown>([
    ['getLocatedStore', { data: [{ id: '04217', address1: '123 Main St' }] }],
  ]);
  const load = (isUp: boolean) => {
    const call = async ({ id }: { id: string }) => {
      if (answers.has(id)) return answers.get(id);
      if (isUp && id === 'getShopperContext') return { customQualifiers: {} };
      if (isUp && id === 'getStorePromotions') return { PromoObj: [] };
      throw new Error('down');
    };
    const session = { read: () => ({ tokens: { usid: 'visitor' } }) } as unknown as Session;
    return loadOffers({ call } as unknown as CommerceClient, session);
  };
  expect(await load(true)).toEqual({ storeAddress: '123 Main St', offers: [], appliedCode: null });
  expect(await load(false)).toBe('failed');
  answers.set('getLocatedStore', { data: [] });
  expect(await load(true)).toBeNull();
  warn.mockRestore();
});
