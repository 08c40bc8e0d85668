import type { Availability, ProductVariant } from '@ownpath/contracts/catalog';
import type { CatalogProduct } from './load-catalog-products.ts';

/** Where the shop serves a product's drawing in one colour. */
function productImageUrl(artKey: string, colorHex: string): string {
  return `/art/${artKey}/${colorHex.replace('#', '').toLowerCase()}.svg`;
}

/** A category's drawing in its own colours. */
export function categoryImageUrl(artKey: string): string {
  return `/art/${artKey}/default.svg`;
}

type UrlParts = {
  readonly row: {
    readonly taxonomy: readonly { readonly id: string }[];
    readonly product: { readonly id: string };
  };
};

/** Category path and product id, without prefix; a product's address has at most four categories, the last ones. */
export function productUrlPath({ row }: UrlParts): string {
  return [...row.taxonomy.slice(-4), row.product].map(({ id }) => encodeURIComponent(id)).join('/');
}

/** Colours, each orderable when a unit of it is near, or when the vendor makes it. */
export function toVariants({ row, offers, stockedVariantIds }: CatalogProduct): ProductVariant[] {
  const best = offers[0]?.availability;
  const isUnitBound =
    row.product.kind !== 'bundle' &&
    (best?.type === 'INVENTORY_PRODUCT' || best?.type === 'INV_GEO_POOL_PRODUCT');
  return row.variants.map((variant) => ({
    id: variant.id,
    colorId: variant.colorId,
    colorName: variant.colorName,
    colorHex: variant.colorHex,
    imageUrl: productImageUrl(row.product.artKey, variant.colorHex),
    orderable:
      (best?.orderable ?? false) &&
      variant.isOrderable &&
      (!isUnitBound || stockedVariantIds.has(variant.id)),
  }));
}

export const notAvailable: Availability = {
  type: null,
  orderable: false,
  stockLevel: 0,
  deliveryBand: null,
};
