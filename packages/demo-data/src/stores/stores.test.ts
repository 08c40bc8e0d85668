import { getStateRule, storeTermsOf } from '@ownpath/domain/law';
import { deliversTo, distanceMiles } from '@ownpath/domain/stores';
import { describe, expect, it } from 'vitest';
import { listPostalCodes } from '../postal-codes/index.ts';
import { HOME_STORE_ID, listStores } from './index.ts';

const today = '2026-11-21';
const stores = listStores(today);
const postalCodes = listPostalCodes();
const home = stores.find(({ id }) => id === HOME_STORE_ID);

describe('the stores', () => {
  it('have names of their own', () => {
    const names = stores.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(home?.name).toBe('Rowan & Co. Plano, Main St');
    expect(names).toContain('Rowan & Co. Houston');
  });

  it('have three people to ask for, one of whom speaks Spanish; no two of a store share a name', () => {
    for (const { id, team } of stores) {
      expect([id, new Set(team.map(({ name }) => name)).size]).toEqual([id, 3]);
      expect([id, team.some(({ languages }) => languages.includes('es-US'))]).toEqual([id, true]);
    }
    expect(home?.team.map(({ name }) => name)).toEqual(['Denise Carter', 'Rosa Iglesias', 'Marcus Bell']);
  });

  it('deliver around themselves; some farther or less far than usual', () => {
    expect(new Set(stores.map(({ deliveryRadiusMiles }) => deliveryRadiusMiles))).toEqual(
      new Set([15, 25, 50, 80]),
    );
    for (const store of stores) {
      const { stateCode } = store;
      expect(deliversTo(store, { stateCode, point: store }), store.id).toBe(true);
    }
  });

  it('are in 14 or more states; only Charlotte is in one that is closed to renting', () => {
    expect(stores.length).toBeGreaterThanOrEqual(26);
    const states = new Set(stores.map(({ stateCode }) => stateCode));
    expect(states.size).toBeGreaterThanOrEqual(14);
    expect([...states].filter((code) => !getStateRule(code).enabled)).toEqual(['NC']);
  });

  it('include the home store of the mockups', () => {
    expect(home).toMatchObject({
      address1: '123 Main St',
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
      phone: '(214) 555-0142',
      taxRatePpm: 82_500,
      sameAsCashDays: 180,
      zoneId: 'zone-southwest',
      isDecisionEngineEnabled: true,
    });
  });

  it('use postal codes of the table, near the store', () => {
    for (const store of stores) {
      const place = postalCodes.find(({ postalCode }) => postalCode === store.postalCode);
      expect(place?.stateCode, store.id).toBe(store.stateCode);
      expect(place === undefined ? 99 : distanceMiles(store, place), store.id).toBeLessThan(6);
    }
  });

  it('have ids of five digits, fictional phone numbers and time zones that exist', () => {
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    for (const { id, phone, timeZone } of stores) {
      expect(id).toMatch(/^\d{5}$/);
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it('have their own accounts at the payment providers', () => {
    for (const name of ['achMerchantId', 'cardMerchantId', 'braintreeMerchantId'] as const) {
      const ids = stores.flatMap((store) => store[name] ?? []);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(ids.length, name).toBeGreaterThanOrEqual(stores.length - 1);
    }
    expect(home?.cardMerchantId).toBe('rowan-card-04217');
    expect(stores.filter(({ achMerchantId }) => achMerchantId === null).map(({ id }) => id)).toEqual([
      '06015',
    ]);
  });

  it('list the other stores of their geo pool, within 30 miles around Dallas', () => {
    const pool = stores.filter(({ geoPoolId }) => geoPoolId === home?.geoPoolId);
    expect(pool.length).toBeGreaterThanOrEqual(5);
    for (const store of pool) {
      expect([...store.geoPoolStoreIds, store.id].sort()).toEqual(pool.map(({ id }) => id).sort());
      expect(home === undefined ? 99 : distanceMiles(home, store), store.id).toBeLessThan(30);
    }
  });

  it('cover the cases that the shop must handle', () => {
    const closing = stores.flatMap(({ ecommerceCloseDate }) => ecommerceCloseDate ?? []);
    expect(closing.some((date) => date < today)).toBe(true);
    expect(closing.some((date) => date > today)).toBe(true);
    expect(stores.some(({ restrictedCategoryIds }) => restrictedCategoryIds.length > 0)).toBe(true);
    for (const flag of [
      'isHighRisk',
      'isIdentityVerificationEnabled',
      'isBankVerificationEnabled',
      'isReservationEnabled',
      'isReferralOffered',
      'isExtendedAisleEnabled',
      'isOnlineAgreementEnabled',
    ] as const) {
      expect(new Set(stores.map((store) => store[flag])), flag).toEqual(new Set([true, false]));
    }
    expect(new Set(stores.map(({ benefitPlusType }) => benefitPlusType))).toEqual(new Set(['RAC', 'NONE']));
  });

  it('stay within the limits of their state: processing fee and same-as-cash', () => {
    for (const store of stores) {
      const { processingFeeMaxCents, sameAsCashMinDays } = getStateRule(store.stateCode);
      const terms = storeTermsOf(store);
      const max = processingFeeMaxCents ?? store.processingFeeCents;
      expect(terms.processingFeeCents, store.id).toBeLessThanOrEqual(max);
      expect(terms.sameAsCashDays, store.id).toBeGreaterThanOrEqual(sameAsCashMinDays);
    }
  });
});
