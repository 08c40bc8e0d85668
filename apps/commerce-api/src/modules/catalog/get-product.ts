import type { ProductDetail } from '@ownpath/contracts/catalog';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import type { SellingStore } from '../stores/index.ts';
import { listProductTexts, type ProductTexts } from './catalog-store.ts';
import { type CatalogProduct, loadCatalogProducts } from './load-catalog-products.ts';
import { listableOffers, listOffers } from './offers.ts';
import { notAvailable, productUrlPath, toVariants } from './product-parts.ts';

/** Documented limit of ids in one call. */
const MAX_PRODUCT_IDS = 24;

export type CatalogCaller = { readonly usid: string; readonly siteId: string };
type Deps = Pick<Dependencies, 'database' | 'clock'>;
type Locale = 'en-US' | 'es-US';

function toProductDetail(
  product: CatalogProduct,
  texts: ProductTexts,
  store: SellingStore | null,
  locale: Locale,
): ProductDetail {
  const { row } = product;
  const { product: core } = row;
  const offers = listableOffers(product.offers);
  return {
    id: core.id,
    name: core.name[locale],
    brand: core.brand,
    kind: core.kind,
    shortDescription: texts.shortDescription[locale],
    description: texts.description[locale],
    features: [...texts.features[locale]],
    specifications: texts.specifications.map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    })),
    vendorId: core.vendorId,
    model: texts.model,
    primaryCategoryId: core.primaryCategoryId,
    urlPath: productUrlPath(product),
    categoryPath: row.taxonomy.map(({ id, name }) => ({ id, name })),
    tint: row.tint ?? '',
    badges: [...row.badges],
    isHighRisk: core.isHighRisk,
    isExclusive: core.isExclusive,
    variants: toVariants(product),
    bundledProducts: row.members.map(({ id, name, quantity }) => ({ id, name, quantity })),
    zoneId: store?.zoneId ?? null,
    offers: listOffers(offers, store?.sameAsCashDays ?? 0),
    availability: offers[0]?.availability ?? notAvailable,
    conditions: offers
      .filter((offer) => offer.availability.orderable)
      .map(({ condition, availability }) => ({ condition, availability })),
  };
}

async function load(deps: Deps, caller: CatalogCaller, productIds: readonly string[], locale: Locale) {
  const now = deps.clock.now();
  const store = await findShopperStore(deps.database, caller, now);
  const products = await loadCatalogProducts(deps.database, { productIds, store, locale, now });
  const textsById = await listProductTexts(deps.database, productIds);
  return products.map((product) => {
    const texts = textsById.get(product.row.product.id);
    if (!texts) throw new DomainError('ProductNotFound', 'The product was taken away.');
    return {
      isRestricted: product.isRestricted,
      detail: toProductDetail(product, texts, store, locale),
    };
  });
}

/**
 * A product with prices and availability for the shopper's store.
 * @throws DomainError `ProductNotFound`; `CategoryRestricted` when that store does not sell its category
 */
export async function getProduct(
  deps: Deps,
  caller: CatalogCaller,
  request: { readonly id: string; readonly locale: Locale },
): Promise<ProductDetail> {
  const [product] = await load(deps, caller, [request.id], request.locale);
  if (!product) throw new DomainError('ProductNotFound', 'There is no such product.');
  if (product.isRestricted) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  return product.detail;
}

/**
 * Products in the order asked; unknown, offline and restricted ones are left out.
 * @throws DomainError `InvalidParameters` for more than `MAX_PRODUCT_IDS` ids
 */
export async function listProducts(
  deps: Deps,
  caller: CatalogCaller,
  request: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<{ limit: number; total: number; data: ProductDetail[] }> {
  const ids = [...new Set(request.ids)];
  if (ids.length === 0 || ids.length > MAX_PRODUCT_IDS) {
    throw new DomainError('InvalidParameters', `Ask for 1 to ${MAX_PRODUCT_IDS} products.`);
  }
  const products = await load(deps, caller, ids, request.locale);
  const data = products.filter(({ isRestricted }) => !isRestricted).map(({ detail }) => detail);
  return { limit: ids.length, total: data.length, data };
}
