import { z } from 'zod';
import type { Availability } from './availability.ts';
import { PictureView, type ProductKind, type ProductPicture, type ProductVariant } from './product-detail.ts';

/** A query parameter that takes several values: `a,b`, or the name sent more than once. */
export const ListParameter = z.union([z.string().max(4000), z.array(z.string().max(4000)).max(100)]);

/** The values of a `ListParameter`. */
export function listValues(sent: z.infer<typeof ListParameter> | undefined): string[] {
  return [sent ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);
}

/** The only currency of prices (ISO 4217). */
export const CURRENCY = 'USD';
export const CurrencyParameter = z.literal(CURRENCY);

export const WireImage = z.object({
  alt: z.string(),
  disBaseLink: z.string(),
  link: z.string(),
  title: z.string(),
  /** Which view of the product the picture shows. */
  c_view: PictureView.optional(),
});
export const WireImageGroup = z.object({
  viewType: z.string(),
  images: z.array(WireImage),
  variationAttributes: z
    .array(z.object({ id: z.string(), values: z.array(z.object({ value: z.string() })) }))
    .optional(),
});
export type WireImageGroup = z.infer<typeof WireImageGroup>;
export const WireVariationAttribute = z.object({
  id: z.string(),
  name: z.string(),
  values: z.array(
    z.looseObject({
      value: z.string(),
      name: z.string(),
      orderable: z.boolean(),
      c_hex: z.string().optional(),
    }),
  ),
});
export const WireProductType = z.looseObject({
  item: z.boolean().optional(),
  master: z.boolean().optional(),
  variant: z.boolean().optional(),
  bundle: z.boolean().optional(),
});

/** View types that every product has. All use the same file; the shop scales it. */
export const IMAGE_VIEW_TYPES = ['large', 'medium', 'small', 'swatch', 'hi-res'] as const;

export function imageOf(productName: string, variant: Pick<ProductVariant, 'colorName' | 'imageUrl'>) {
  return imageFrom({ url: variant.imageUrl, alt: `${productName}, ${variant.colorName}` });
}

function imageFrom({ url, alt }: Pick<ProductPicture, 'url' | 'alt'>) {
  return { alt, title: alt, link: url, disBaseLink: url };
}

/** The pictures of a color, or only the first one for a swatch. Products in lists have only that one. */
function imagesOf(productName: string, variant: ProductVariant, viewType: string): WireImageGroup['images'] {
  const { pictures = [] } = variant;
  if (pictures.length === 0) return [imageOf(productName, variant)];
  return pictures
    .slice(0, viewType === 'swatch' ? 1 : pictures.length)
    .map((picture) => ({ ...imageFrom(picture), c_view: picture.view }));
}

/** One group per view type: first the product's main picture, then, when all are requested, one per color. */
export function imageGroupsOf(
  productName: string,
  variants: readonly ProductVariant[],
  scope: 'all' | 'first' | { readonly colorId: string },
): WireImageGroup[] {
  const shown =
    typeof scope === 'object' ? variants.filter(({ colorId }) => colorId === scope.colorId) : variants;
  const [first] = shown;
  if (!first) return [];
  return IMAGE_VIEW_TYPES.flatMap((viewType) => [
    { viewType, images: imagesOf(productName, first, viewType) },
    ...(scope === 'first'
      ? []
      : shown.map((variant) => ({
          viewType,
          images: imagesOf(productName, variant, viewType),
          variationAttributes: [{ id: 'color', values: [{ value: variant.colorId }] }],
        }))),
  ]);
}

/** Keeps the requested view types, each with the requested number of pictures: `large:2,small`. */
export function filterImageGroups(groups: readonly WireImageGroup[], imgTypes: string): WireImageGroup[] {
  const limits = new Map(
    listValues(imgTypes).map((text) => {
      const [viewType = '', count] = text.split(':');
      return [viewType, count === undefined ? Number.POSITIVE_INFINITY : Number(count)] as const;
    }),
  );
  return groups.flatMap((group) => {
    const limit = limits.get(group.viewType);
    return limit === undefined ? [] : [{ ...group, images: group.images.slice(0, limit) }];
  });
}

export function variationAttributesOf(variants: readonly ProductVariant[]) {
  return [
    {
      id: 'color',
      name: 'Color',
      values: variants.map((variant) => ({
        value: variant.colorId,
        name: variant.colorName,
        orderable: variant.orderable,
        c_hex: variant.colorHex,
      })),
    },
  ];
}

export function productTypeOf(kind: ProductKind, variants: readonly unknown[]) {
  if (kind === 'bundle') return { bundle: true };
  return variants.length > 1 ? { master: true } : { item: true };
}

/** Product kinds in the terms of specification section 3. */
export const wireProductTypes = {
  standard: 'Standard',
  bundle: 'Bundle',
  'special-order': 'SpecialOrder',
  'extended-aisle': 'EA',
} as const satisfies Record<ProductKind, string>;

/** `c_vendorData` of specification section 3. */
export const WireVendorData = z.object({
  c_instockFlag: z.boolean(),
  c_online: z.boolean(),
  c_onlineLabel: z.string(),
});
export function vendorDataOf(availability: Availability): z.infer<typeof WireVendorData> {
  return {
    c_instockFlag: availability.stockLevel > 0,
    c_online: true,
    c_onlineLabel: availability.deliveryBand ?? '',
  };
}
