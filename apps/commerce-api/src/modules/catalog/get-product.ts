import {
  listValues,
  PRODUCT_PARTS,
  type ProductDetail,
  type ProductOptions,
  type ProductQuery,
  toWireProduct,
  USUAL_PRODUCT_PARTS,
} from '@ownpath/contracts/catalog';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import { isOnlineOn } from './catalog-snapshot.ts';
import { toProductDetail } from './product-detail.ts';
import { toStoreProduct } from './product-prices.ts';

/** Documented limit of ids in one call. */
const MAX_PRODUCT_IDS = 24;

/** Query parameters that apply to each product of a call. */
export type ProductParameters = Pick<ProductQuery, 'expand' | 'allImages' | 'imgTypes' | 'perPricebook'>;

/** @throws DomainError `InvalidParameters` for a part that is not documented */
function toOptions(parameters: ProductParameters): Omit<ProductOptions, 'variant'> {
  const names = listValues(parameters.expand).filter((name) => name !== 'none');
  const parts = PRODUCT_PARTS.filter((part) => names.includes(part));
  if (parts.length < new Set(names).size) {
    throw new DomainError('InvalidParameters', `expand takes none, ${PRODUCT_PARTS.join(', ')}.`);
  }
  return {
    parts: new Set(parameters.expand === undefined ? USUAL_PRODUCT_PARTS : parts),
    // The storefront reads both; a client that wants less sends `false`.
    allImages: parameters.allImages ?? true,
    imgTypes: parameters.imgTypes ?? null,
    perPricebook: parameters.perPricebook ?? true,
  };
}

type Found = { readonly isRestricted: boolean; readonly detail: ProductDetail };

function findProduct(
  context: CatalogContext,
  id: string,
  options: Omit<ProductOptions, 'variant'>,
  locale: Locale,
): Found | null {
  const { itemById, productIdByVariantId } = context.snapshot;
  const item = itemById.get(id) ?? itemById.get(productIdByVariantId.get(id) ?? '');
  if (!item || !isOnlineOn(item, context.today)) return null;
  const product = toStoreProduct(item, context);
  const condition = product.prices[0]?.condition;
  const stockLevel = product.stock
    .filter((line) => line.variantId === id && line.condition === condition)
    .reduce((sum, { homeUnits, poolUnits }) => sum + (homeUnits || poolUnits), 0);
  const asked = { ...options, variant: item.product.id === id ? null : { id, stockLevel } };
  return {
    isRestricted: product.isRestricted,
    detail: { ...toProductDetail(product, context, locale), asked },
  };
}

/**
 * A product, or one of its variants, with prices and availability for the shopper's store.
 * @throws DomainError `ProductNotFound`; `CategoryRestricted` when that store does not sell its category;
 *   `InvalidParameters` for an unknown `expand`
 */
export async function getProduct(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: { readonly id: string; readonly parameters: ProductParameters; readonly locale: Locale },
): Promise<ProductDetail> {
  const options = toOptions(request.parameters);
  const context = await reader.readCatalogContext(caller);
  const product = findProduct(context, request.id, options, request.locale);
  if (!product) throw new DomainError('ProductNotFound', 'There is no such product.');
  if (product.isRestricted) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  return product.detail;
}

/**
 * Products in the order asked; unknown, offline and restricted ones are left out.
 * @throws DomainError `InvalidParameters` for more than `MAX_PRODUCT_IDS` ids or an unknown `expand`
 */
export async function listProducts(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: {
    readonly ids: readonly string[];
    readonly parameters: ProductParameters;
    readonly locale: Locale;
  },
): Promise<{ limit: number; total: number; data: ProductDetail[] }> {
  const ids = [...new Set(request.ids)];
  if (ids.length === 0 || ids.length > MAX_PRODUCT_IDS) {
    throw new DomainError('InvalidParameters', `Ask for 1 to ${MAX_PRODUCT_IDS} products.`);
  }
  const options = toOptions(request.parameters);
  const context = await reader.readCatalogContext(caller);
  const data = ids
    .map((id) => findProduct(context, id, options, request.locale))
    .flatMap((found) => (found && !found.isRestricted ? [found.detail] : []));
  return { limit: ids.length, total: data.length, data };
}

/** One documented part of a product, alone. @throws as `getProduct` */
export async function getProductPart(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: {
    readonly id: string;
    readonly part: 'images' | 'prices';
    readonly parameters: ProductParameters;
    readonly locale: Locale;
  },
) {
  const { part, parameters } = request;
  const detail = await getProduct(reader, caller, {
    ...request,
    parameters: { ...parameters, expand: part },
  });
  return toWireProduct(detail);
}
