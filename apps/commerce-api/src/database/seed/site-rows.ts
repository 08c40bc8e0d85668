import type { DemoContentPage, DemoPromotion, DemoRetailer } from '@ownpath/demo-data/types';
import { LOCALES } from '@ownpath/domain/site';
import { DEMO_SITE_ID } from '../../config.ts';
import type {
  contentRegions,
  customPreferences,
  promotionCategories,
  promotionRestrictedStores,
  promotions,
  searchPhrases,
  sites,
} from '../schema/index.ts';

export function siteRow(now: Date): typeof sites.$inferInsert {
  return {
    id: DEMO_SITE_ID,
    alias: DEMO_SITE_ID,
    defaultLocale: 'en-US',
    supportedLocales: LOCALES.map((id) => ({ id, alias: id.toLowerCase() })),
    isDefault: true,
    createdAt: now,
  };
}

export function promotionRow(
  promotion: DemoPromotion,
  sequence: number,
  now: Date,
): typeof promotions.$inferInsert {
  const { benefit } = promotion;
  return {
    id: promotion.id,
    siteId: DEMO_SITE_ID,
    code: promotion.code.toUpperCase(),
    name: promotion.name,
    details: promotion.details,
    isPaidInFull: promotion.isPif,
    benefit: benefit.type,
    firstPaymentCents: benefit.type === 'first-payment-amount' ? benefit.firstPaymentCents : null,
    percentBps: benefit.type === 'rate-percent-off' ? benefit.percentBps : null,
    sequence,
    startsOn: promotion.startsOn,
    endsOn: promotion.endsOn,
    createdAt: now,
  };
}

export function promotionStoreRows(
  promotion: DemoPromotion,
): (typeof promotionRestrictedStores.$inferInsert)[] {
  return promotion.restrictedStoreIds.map((storeId) => ({ promotionId: promotion.id, storeId }));
}

export function promotionCategoryRows(promotion: DemoPromotion): (typeof promotionCategories.$inferInsert)[] {
  return promotion.categoryIds.map((categoryId) => ({ promotionId: promotion.id, categoryId }));
}

export function regionRows(page: DemoContentPage): (typeof contentRegions.$inferInsert)[] {
  return page.regions.map((region, sequence) => ({
    siteId: DEMO_SITE_ID,
    pageId: page.id,
    id: region.id,
    type: region.type,
    data: region.data,
    sequence,
  }));
}

export function preferenceRows(retailer: DemoRetailer): (typeof customPreferences.$inferInsert)[] {
  return Object.entries(retailer.customPreferences).map(([key, value]) => ({
    siteId: DEMO_SITE_ID,
    key,
    value,
  }));
}

/** Category names and brands as phrases of the search box, the fuller ones first. */
export function searchPhraseRows(retailer: DemoRetailer): (typeof searchPhrases.$inferInsert)[] {
  const countByCategory = countBy(retailer.products.flatMap((product) => product.categoryIds));
  const countByBrand = countBy(retailer.products.map((product) => product.brand));
  return LOCALES.flatMap((locale) => {
    const popularityByPhrase = new Map<string, number>();
    const add = (phrase: string, count: number) => {
      const key = phrase.toLocaleLowerCase(locale);
      popularityByPhrase.set(key, (popularityByPhrase.get(key) ?? 0) + count);
    };
    for (const category of retailer.categories) {
      add(category.name[locale], countByCategory.get(category.id) ?? 0);
    }
    for (const [brand, count] of countByBrand) add(brand, count);
    return [...popularityByPhrase].map(([phrase, popularity]) => ({
      siteId: DEMO_SITE_ID,
      locale,
      phrase,
      popularity,
    }));
  });
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
