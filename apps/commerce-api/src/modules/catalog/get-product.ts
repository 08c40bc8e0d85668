import type { ProductDetail } from '@ownpath/contracts/catalog';
import { DomainError } from '../../domain-error.ts';
import { badgesOn, isOnlineOn, type Locale } from './catalog-item.ts';
import type { CatalogCaller, CatalogReader, ShopperScene } from './catalog-reader.ts';
import { listableOffers, listOffers } from './offers.ts';
import { categoryPathOf, notAvailable, productUrlPath, toVariants } from './product-parts.ts';
import { type StoreProduct, toStoreProduct } from './store-product.ts';

/** Documented limit of ids in one call. */
const MAX_PRODUCT_IDS = 24;

function toProductDetail(
  product: StoreProduct,
  { store, today }: ShopperScene,
  locale: Locale,
): ProductDetail {
  const { item } = product;
  const { product: core } = item;
  const offers = listableOffers(product.offers);
  return {
    id: core.id,
    name: core.name[locale],
    brand: core.brand,
    kind: core.kind,
    shortDescription: core.shortDescription[locale],
    description: core.description[locale],
    features: [...core.features[locale]],
    specifications: core.specifications.map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    })),
    vendorId: core.vendorId,
    model: core.model,
    primaryCategoryId: core.primaryCategoryId,
    urlPath: productUrlPath(item),
    categoryPath: categoryPathOf(item, locale),
    tint: item.tint ?? '',
    badges: badgesOn(item, today),
    isHighRisk: core.isHighRisk,
    isExclusive: core.isExclusive,
    variants: toVariants(product, locale),
    bundledProducts: item.members.map(({ id, name, quantity }) => ({ id, name: name[locale], quantity })),
    zoneId: store?.zoneId ?? null,
    offers: listOffers(offers, store?.sameAsCashDays ?? 0),
    availability: offers[0]?.availability ?? notAvailable,
    conditions: offers
      .filter((offer) => offer.availability.orderable)
      .map(({ condition, availability }) => ({ condition, availability })),
  };
}

async function load(
  reader: CatalogReader,
  caller: CatalogCaller,
  productIds: readonly string[],
  locale: Locale,
) {
  const scene = await reader.readScene(caller, productIds);
  return productIds.flatMap((id) => {
    const item = scene.snapshot.itemById.get(id);
    if (!item || !isOnlineOn(item, scene.today)) return [];
    const product = toStoreProduct(item, scene);
    return [{ isRestricted: product.isRestricted, detail: toProductDetail(product, scene, locale) }];
  });
}

/**
 * A product with prices and availability for the shopper's store.
 * @throws DomainError `ProductNotFound`; `CategoryRestricted` when that store does not sell its category
 */
export async function getProduct(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: { readonly id: string; readonly locale: Locale },
): Promise<ProductDetail> {
  const [product] = await load(reader, caller, [request.id], request.locale);
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
  reader: CatalogReader,
  caller: CatalogCaller,
  request: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<{ limit: number; total: number; data: ProductDetail[] }> {
  const ids = [...new Set(request.ids)];
  if (ids.length === 0 || ids.length > MAX_PRODUCT_IDS) {
    throw new DomainError('InvalidParameters', `Ask for 1 to ${MAX_PRODUCT_IDS} products.`);
  }
  const products = await load(reader, caller, ids, request.locale);
  const data = products.filter(({ isRestricted }) => !isRestricted).map(({ detail }) => detail);
  return { limit: ids.length, total: data.length, data };
}
