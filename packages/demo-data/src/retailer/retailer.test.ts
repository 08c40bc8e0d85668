import { describe, expect, it } from 'vitest';
import { listContentPages } from '../content/index.ts';
import { completingCategories } from './completing-categories.ts';
import { createDemoRetailer, HOME_STORE_ID } from './index.ts';

const today = '2026-11-21';
const retailer = createDemoRetailer({ today });
const { stores, products, inventory, promotions, contentAssets, contentPages } = retailer;
const home = stores.find(({ id }) => id === HOME_STORE_ID);
const productIds = new Set(products.map(({ id }) => id));

describe('the inventory', () => {
  it('numbers every row once and names variants that exist', () => {
    expect(new Set(inventory.map(({ inventoryNumber }) => inventoryNumber)).size).toBe(inventory.length);
    const variants = new Set(
      products.flatMap((product) => product.variants.map(({ id }) => `${product.id} ${id}`)),
    );
    expect(inventory.filter((unit) => !variants.has(`${unit.productId} ${unit.variantId}`))).toEqual([]);
  });

  it('has about 430 rows per store, none in a closed store', () => {
    const open = stores.filter(
      ({ ecommerceCloseDate }) => ecommerceCloseDate === null || ecommerceCloseDate >= today,
    );
    expect(inventory.length / open.length).toBeGreaterThan(400);
    expect(inventory.length / open.length).toBeLessThan(440);
    const openIds = new Set(open.map(({ id }) => id));
    expect(inventory.filter(({ storeId }) => !openIds.has(storeId))).toEqual([]);
  });

  it('keeps one record of new items for a variant and single used units', () => {
    const fresh = inventory.filter(({ condition }) => condition === 'NEW');
    expect(new Set(fresh.map(({ storeId, variantId }) => `${storeId} ${variantId}`)).size).toBe(fresh.length);
    const used = inventory.filter(({ condition }) => condition !== 'NEW');
    expect(used.length).toBeGreaterThan(1000);
    expect(
      used.every(({ quantity, inventoryNumber }) => quantity === 1 && /^RC-\d+$/.test(inventoryNumber)),
    ).toBe(true);
  });

  it('has the unit of the mockups', () => {
    expect(inventory.find(({ inventoryNumber }) => inventoryNumber === 'RC-20418')).toEqual({
      inventoryNumber: 'RC-20418',
      storeId: HOME_STORE_ID,
      productId: 'fern-recliner',
      variantId: 'fern-recliner-rust',
      condition: 'USED_GREAT',
      quantity: 1,
    });
  });

  it('stocks the home store at home, nearby or nowhere, by product', () => {
    const newItemsOf = (storeIds: readonly string[]) =>
      new Set(
        inventory
          .filter(({ condition, storeId }) => condition === 'NEW' && storeIds.includes(storeId))
          .map(({ productId }) => productId),
      );
    const atHome = newItemsOf([HOME_STORE_ID]);
    const nearby = newItemsOf(home?.geoPoolStoreIds ?? []);
    const stocked = products.filter(({ kind }) => kind === 'standard').map(({ id }) => id);
    expect(atHome.has('alder-3-seat-sofa')).toBe(true);
    expect(atHome.has('linden-loveseat')).toBe(false);
    expect(nearby.has('linden-loveseat')).toBe(true);
    expect(stocked.filter((id) => atHome.has(id)).length).toBeGreaterThan(100);
    expect(stocked.filter((id) => !atHome.has(id) && nearby.has(id)).length).toBeGreaterThan(10);
    expect(stocked.filter((id) => !atHome.has(id) && !nearby.has(id)).length).toBeGreaterThan(3);
  });

  it('leaves restricted categories out', () => {
    const categories = new Map(products.map(({ id, categoryIds }) => [id, categoryIds]));
    for (const store of stores.filter(({ restrictedCategoryIds }) => restrictedCategoryIds.length > 0)) {
      const units = inventory.filter(({ storeId }) => storeId === store.id);
      const restricted = units.filter(({ productId }) =>
        categories.get(productId)?.some((id) => store.restrictedCategoryIds.includes(id)),
      );
      expect(restricted, store.id).toEqual([]);
    }
  });
});

describe('the content', () => {
  it('has the assets and pages that the shop requests', () => {
    expect(contentAssets.map(({ id }) => id)).toEqual([
      'store-locator',
      'menuAdditionalLinks',
      'termsAndConditionSignupDeals',
      'Get-started',
      'Getstarted-Homepage',
      'interstitial-welcome',
      'footer',
    ]);
    const pageIds = contentPages.map(({ id }) => id);
    expect(pageIds).toEqual(
      expect.arrayContaining(['home', 'footer', 'how-rac-works', 'faqs', 'privacy-policy']),
    );
    expect(new Set(pageIds).size).toBe(pageIds.length);
  });

  it('gives every region a unique id', () => {
    const ids = contentPages.flatMap(({ regions }) => regions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every text in both languages', () => {
    const texts = collectLocalized([
      contentAssets,
      contentPages,
      promotions,
      stores.map(({ tagline, team }) => [tagline, team.map(({ role }) => role)]),
    ]);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text['en-US'] === '' || text['es-US'] === '')).toEqual([]);
  });

  it('shows only products and categories that exist', () => {
    const categoryIds = new Set(retailer.categories.map(({ id }) => id));
    const regions = listContentPages().flatMap((page) => page.regions);
    for (const region of regions) {
      if (region.type === 'hero')
        expect(region.data.tagProductIds.every((id) => productIds.has(id))).toBe(true);
      if (region.type === 'product-carousel') {
        expect(region.data.productIds.filter((id) => !productIds.has(id))).toEqual([]);
      }
      if (region.type === 'shop-by-category') {
        expect(region.data.categoryIds.every((id) => categoryIds.has(id))).toBe(true);
      }
    }
  });
});

describe('the custom preferences', () => {
  it.each([
    'autoAssignStoreEnabled',
    'autoAssignStoreParams',
    'adobeDTMScriptURL',
    'checkoutSessionTimeout',
    'basketRefreshTime',
    'AccountSessionTimeout',
    'excludedPages',
    'homePageDealsSignUpModalTime',
    'otherPagesDealsSignUpModalTime',
    'enableDealsSignUpModal',
    'dealsSignupModalExcludedPages',
    'signupPopupFeaturePanelPageId',
    'creditCardIframeURL',
    'imageTransformationJSON',
    'customLabels',
  ])('set %s', (name) => {
    expect(retailer.customPreferences).toHaveProperty(name);
  });

  it('name only categories that exist as what completes a category', () => {
    const known = new Set(retailer.categories.map(({ id }) => id));
    const named = Object.entries(completingCategories).flatMap(([id, kinds]) => [id, ...kinds]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('name a sign-up panel that exists', () => {
    const pageIds = contentPages.map(({ id }) => id);
    expect(pageIds).toContain(retailer.customPreferences.signupPopupFeaturePanelPageId);
  });
});

describe('the promotions', () => {
  it('are five or more, for all shoppers and for registered shoppers, active and inactive', () => {
    expect(promotions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(promotions.map(({ code }) => code)).size).toBe(promotions.length);
    expect(new Set(promotions.map(({ isPif }) => isPif))).toEqual(new Set([true, false]));
    const running = promotions.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
    expect(running.length).toBeGreaterThanOrEqual(4);
    expect(running.length).toBeLessThan(promotions.length);
  });

  it('name only stores and categories that exist', () => {
    const storeIds = new Set(stores.map(({ id }) => id));
    const categoryIds = new Set(retailer.categories.map(({ id }) => id));
    for (const { id, restrictedStoreIds, categoryIds: promoted } of promotions) {
      expect(
        restrictedStoreIds.filter((storeId) => !storeIds.has(storeId)),
        id,
      ).toEqual([]);
      expect(
        promoted.filter((categoryId) => !categoryIds.has(categoryId)),
        id,
      ).toEqual([]);
    }
  });
});

describe('the same options', () => {
  it('give the same retailer', () => {
    expect(createDemoRetailer({ today })).toEqual(retailer);
  });

  it('differ by seed only in stock', () => {
    const other = createDemoRetailer({ today, seed: 7 });
    expect(other.inventory).not.toEqual(inventory);
    expect({ ...other, inventory: [] }).toEqual({ ...retailer, inventory: [] });
  });

  it('move promotions and closings with the date', () => {
    const later = createDemoRetailer({ today: '2027-03-01' });
    const started = later.products.find(({ wasPriceSince }) => wasPriceSince !== null)?.wasPriceSince;
    expect(started).toBe('2027-02-09');
    expect(later.promotions.some(({ endsOn }) => endsOn > '2027-03-01')).toBe(true);
  });
});

function collectLocalized(value: unknown): readonly { 'en-US': string; 'es-US': string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en-US' in value || 'es-US' in value) return [value as { 'en-US': string; 'es-US': string }];
  return Object.values(value).flatMap(collectLocalized);
}
