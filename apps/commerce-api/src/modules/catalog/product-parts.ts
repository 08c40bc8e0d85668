import type { Availability, CategoryCrumb, ProductVariant } from '@ownpath/contracts/catalog';
import { isOrderedIn } from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { picturesOf, pictureUrlOf } from '../pictures/index.ts';
import type { CatalogItem } from './catalog-queries.ts';
import type { ProductPrice, StoreProduct } from './product-prices.ts';

type UrlParts = {
  readonly taxonomy: readonly { readonly id: string }[];
  readonly product: { readonly id: string };
};

/** Category path and product id, without prefix; a product's address has at most four categories, the last ones. */
export function productUrlPath({ taxonomy, product }: UrlParts): string {
  return [...taxonomy.slice(-4), product].map(({ id }) => encodeURIComponent(id)).join('/');
}

/** Colours. A colour can be ordered when a unit of it is nearby, or when the vendor delivers it. */
export function toVariants({ item, prices, stock }: StoreProduct, locale: Locale): ProductVariant[] {
  const { product, variants } = item;
  const best = prices[0]?.availability;
  const isUnitBound =
    product.kind !== 'bundle' &&
    (best?.type === 'INVENTORY_PRODUCT' || best?.type === 'INV_GEO_POOL_PRODUCT');
  return variants.map((variant) => ({
    id: variant.id,
    colorId: variant.colorId,
    colorName: variant.colorName[locale],
    colorHex: variant.colorHex,
    imageUrl: pictureUrlOf({ variantId: variant.id, artKey: product.artKey, colorHex: variant.colorHex }),
    orderable:
      (best?.orderable ?? false) &&
      variant.isOrderable &&
      (!isUnitBound || stock.some(({ variantId }) => variantId === variant.id)),
  }));
}

/** Colours of the units that the shopper's store and its pool have in a condition; null where it is not a matter of units. */
export function unitColorIds(
  { item, stock }: StoreProduct,
  { condition, availability }: ProductPrice,
): ReadonlySet<string> | null {
  if (isOrderedIn(availability.type) || item.product.kind === 'bundle') return null;
  const lines = stock.filter((line) => line.condition === condition && line.poolUnits > 0);
  return new Set(lines.map(({ variantId }) => variantId));
}

/** Colours as in `toVariants`, each with all its pictures. */
export function toPicturedVariants(product: StoreProduct, locale: Locale): ProductVariant[] {
  const { item } = product;
  const colors = new Map(item.variants.map((variant) => [variant.id, variant]));
  return toVariants(product, locale).map((variant) => {
    const color = colors.get(variant.id);
    return color ? { ...variant, pictures: picturesOf(item.product, color, locale) } : variant;
  });
}

/** From the top level down to the primary category. */
export function categoryPathOf({ taxonomy }: CatalogItem, locale: Locale): CategoryCrumb[] {
  return taxonomy.map(({ id, name }) => ({ id, name: name[locale] }));
}

export const notAvailable: Availability = {
  type: null,
  orderable: false,
  stockLevel: 0,
  deliveryBand: null,
};
