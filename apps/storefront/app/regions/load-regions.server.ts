import { getProducts } from '@ownpath/contracts/catalog';
import { type ContentPage, type ContentRegion, getPage } from '@ownpath/contracts/content';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { warnOf } from '../platform/http/responses.ts';
import type { Session } from '../platform/session/session.server.ts';
import { loadOffers, type StoreOffers } from '../shared/offers/load-offers.server.ts';
import { type LimitExamples, loadLimitExamples } from '../shared/pricing/limit-examples.server.ts';
import { labelRegions } from './custom-labels.server.ts';
import { type RegionProducts, toRegionProduct } from './region-context.ts';
import { type Region, type RegionType, regionSchemas } from './region-schemas.server.ts';
import { loadComponents } from './regions.tsx';

/** Maximum number of products per call (contracts). */
const MAX_PRODUCTS = 24;

export type LoadedPage = {
  readonly page: Pick<ContentPage, 'title' | 'description'>;
  readonly regions: readonly Region[];
  readonly products: RegionProducts;
  readonly limitExamples: LimitExamples;
  /** Null when no region shows offers or no store is chosen; `failed` when they can't be loaded. */
  readonly offers: StoreOffers | 'failed' | null;
};

/**
 * A content page with the products that its regions refer to. If loading the products fails, the page renders without
 * them.
 * @throws CommerceError when there is no such page
 */
export async function loadContentPage(
  commerce: CommerceClient,
  session: Session,
  pageId: string,
): Promise<LoadedPage> {
  const { title, description, regions: wire } = await commerce.call(getPage, { params: { pageId } });
  const regions = await labelRegions(commerce, wire.flatMap(parseRegion));
  await loadComponents(regions.map(({ type }) => type));
  const hasOffers = regions.some(({ type }) => type === 'my-offers');
  const offers = hasOffers ? await loadOffers(commerce, session) : null;
  const [products, limitExamples] = await Promise.all([
    loadProducts(commerce, regions).catch((error: unknown) => {
      warnOf(`Regions of ${pageId} have no products`, error);
      return {};
    }),
    loadLimitExamples(commerce, regions.flatMap(weeklyLimitsOf)),
  ]);
  return { page: { title, description }, regions, products, limitExamples, offers };
}

/** The typed region. An unknown type or malformed data is logged and yields an empty array. */
export function parseRegion({ id, type, data }: ContentRegion): Region[] {
  if (!isRegionType(type)) {
    console.warn(`Content region ${id} has the unknown type ${JSON.stringify(type)}.`);
    return [];
  }
  const parsed = regionSchemas[type].safeParse(data);
  if (!parsed.success) {
    console.warn(
      `Content region ${id} is malformed: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    );
    return [];
  }
  return [{ id, type, data: parsed.data } as Region];
}

function isRegionType(type: string): type is RegionType {
  return Object.hasOwn(regionSchemas, type);
}

async function loadProducts(commerce: CommerceClient, regions: readonly Region[]): Promise<RegionProducts> {
  const ids = [...new Set(regions.flatMap(productIdsOf))].slice(0, MAX_PRODUCTS);
  if (ids.length === 0) return {};
  const { data } = await commerce.call(getProducts, { query: { ids: ids.join(',') } });
  return Object.fromEntries(data.map((product) => [product.id, toRegionProduct(product)]));
}

function weeklyLimitsOf({ type, data }: Region): readonly number[] {
  return type === 'exchange-cards' ? data.cards.map(({ weeklyLimitCents }) => weeklyLimitCents) : [];
}

function productIdsOf(region: Region): readonly string[] {
  switch (region.type) {
    case 'hero':
      return region.data.tagProductIds;
    case 'product-carousel':
      return region.data.productIds;
    case 'how-it-ends':
      return [region.data.productId];
    default:
      return [];
  }
}
