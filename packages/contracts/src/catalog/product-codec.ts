import { z } from 'zod';
import {
  Dollars,
  jsonText,
  ReadableFlag,
  ReadableText,
  ReadableTextOrNull,
  readableItems,
} from '../wire/index.ts';
import { AvailabilityType, ConditionStock } from './availability.ts';
import {
  CategoryCrumb,
  PictureView,
  ProductDetail,
  type ProductPicture,
  type ProductVariant,
} from './product-detail.ts';
import { toWireProduct } from './product-document.ts';
import { fromPricebookEntries, PricebookEntry } from './rental-price.ts';
import { WireProduct } from './wire-product.ts';

const kindFromWire = {
  Standard: 'standard',
  Bundle: 'bundle',
  SpecialOrder: 'special-order',
  EA: 'extended-aisle',
} as const;

const ReadCrumbs = readableItems(CategoryCrumb);
const ReadPricebooks = jsonText(readableItems(PricebookEntry)).catch([]);

/** The only field of a product that a client requires is its id. Without the retailer's `c_*` fields less is shown. */
const ReadProduct = z.object({
  id: z.string(),
  name: ReadableText,
  brand: ReadableText,
  shortDescription: ReadableText,
  longDescription: ReadableText,
  manufacturerSku: ReadableText,
  primaryCategoryId: ReadableText,
  primaryCategory: z.object({ parentCategoryTree: ReadCrumbs }).optional().catch(undefined),
  master: z.object({ masterId: z.string() }).optional().catch(undefined),
  imageGroups: readableItems(
    z.object({
      images: readableItems(
        z.object({ link: z.string(), alt: ReadableText, c_view: PictureView.optional().catch(undefined) }),
      ),
      variationAttributes: readableItems(
        z.object({ id: z.string(), values: readableItems(z.object({ value: z.string() })) }),
      ),
    }),
  ),
  inventory: z
    .object({ stockLevel: z.number().catch(0), orderable: ReadableFlag })
    .optional()
    .catch(undefined),
  variants: readableItems(
    z.object({
      productId: z.string(),
      orderable: z.boolean().catch(true),
      variationValues: z.record(z.string(), z.string()).catch({}),
    }),
  ),
  variationAttributes: readableItems(
    z.object({
      id: z.string(),
      values: readableItems(
        z.object({
          value: z.string(),
          name: z.string().optional().catch(undefined),
          c_hex: z.string().optional().catch(undefined),
        }),
      ),
    }),
  ),
  bundledProducts: readableItems(
    z.object({ id: z.string(), product: z.object({ name: ReadableText }), quantity: z.int().catch(1) }),
  ),
  productLinks: readableItems(z.object({ targetProductId: z.string(), type: z.literal('accessory') })),
  c_productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']).catch('Standard'),
  c_vendorID: ReadableText,
  c_isHighRisk: ReadableFlag,
  c_isHighRiskFlow: ReadableFlag,
  isStoreHighRisk: ReadableFlag,
  c_isExclusive: ReadableFlag,
  c_outOfStock: z.boolean().optional().catch(undefined),
  c_availabilityType: AvailabilityType.nullable().catch(null),
  c_applicableBadges: readableItems(z.string()),
  c_conditions: jsonText(readableItems(ConditionStock)).catch([]),
  c_pricePerPricebook: ReadPricebooks,
  c_bundledProductsPricebook: jsonText(
    readableItems(z.object({ productId: z.string(), pricebooks: readableItems(PricebookEntry) })),
  ).catch([]),
  c_piecesApartPricebook: ReadPricebooks.optional(),
  c_zoneID: ReadableTextOrNull,
  c_cashPriceRange: z.object({ minPrice: Dollars, maxPrice: Dollars }).optional().catch(undefined),
  c_features: jsonText(readableItems(z.string())).catch([]),
  c_specifications: jsonText(readableItems(z.object({ label: z.string(), value: z.string() }))).catch([]),
  c_ProductUrl: z.string().optional().catch(undefined),
  c_categoryPath: jsonText(ReadCrumbs).optional().catch(undefined),
  c_tint: ReadableText,
});
type Read = z.output<typeof ReadProduct> | WireProduct;

const NEUTRAL_COLOR = '#888888';

function picturesOf(group: NonNullable<Read['imageGroups']>[number] | undefined): ProductPicture[] {
  return (group?.images ?? []).map(({ link, alt, c_view }) => ({ url: link, alt, view: c_view ?? 'front' }));
}

/** One variant per color; a product without colors is its own only variant. */
function variantsOf(read: Read): ProductVariant[] {
  const { imageGroups = [], variants = [], variationAttributes = [] } = read;
  const colors = variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const [firstGroup] = imageGroups;
  if (variants.length === 0 && firstGroup) {
    const pictures = picturesOf(firstGroup);
    return [
      {
        id: read.id,
        colorId: '',
        colorName: '',
        colorHex: NEUTRAL_COLOR,
        imageUrl: pictures[0]?.url ?? '',
        pictures,
        orderable: read.inventory?.orderable ?? true,
      },
    ];
  }
  return variants.map(({ productId, orderable, variationValues }) => {
    const colorId = variationValues.color ?? '';
    const color = colors.find(({ value }) => value === colorId);
    const own = imageGroups.find((group) =>
      group.variationAttributes?.some(({ values }) => values.some(({ value }) => value === colorId)),
    );
    const pictures = picturesOf(own ?? firstGroup);
    return {
      id: productId,
      colorId,
      colorName: color?.name ?? colorId,
      colorHex: color?.c_hex ?? NEUTRAL_COLOR,
      imageUrl: pictures[0]?.url ?? '',
      pictures,
      orderable,
    };
  });
}

function fromWire(read: Read): ProductDetail {
  // In Commerce Cloud a master refers to itself as its master.
  const masterId = read.master?.masterId === read.id ? undefined : read.master?.masterId;
  return {
    id: read.id,
    ...(masterId === undefined ? {} : { masterId }),
    name: read.name || read.id,
    brand: read.brand,
    kind: kindFromWire[read.c_productType],
    shortDescription: read.shortDescription,
    description: read.longDescription,
    features: read.c_features,
    specifications: read.c_specifications,
    vendorId: read.c_vendorID,
    model: read.manufacturerSku,
    primaryCategoryId: read.primaryCategoryId,
    urlPath: read.c_ProductUrl ?? encodeURIComponent(masterId ?? read.id),
    categoryPath: read.c_categoryPath ?? read.primaryCategory?.parentCategoryTree ?? [],
    tint: read.c_tint,
    badges: read.c_applicableBadges,
    isHighRisk: read.c_isHighRisk,
    isExclusive: read.c_isExclusive,
    variants: variantsOf(read),
    bundledProducts: (read.bundledProducts ?? []).map(({ id, product, quantity }) => {
      const own = read.c_bundledProductsPricebook?.find((entry) => entry.productId === id);
      return {
        id,
        name: product.name || id,
        quantity,
        ...(own ? { prices: fromPricebookEntries(own.pricebooks) } : {}),
      };
    }),
    ...(read.c_piecesApartPricebook?.length && {
      piecesApart: fromPricebookEntries(read.c_piecesApartPricebook)[0]?.rates ?? [],
    }),
    zoneId: read.c_zoneID,
    prices: fromPricebookEntries(read.c_pricePerPricebook),
    ...(read.c_cashPriceRange && {
      cashPriceRange: {
        lowCents: read.c_cashPriceRange.minPrice,
        highCents: read.c_cashPriceRange.maxPrice,
      },
    }),
    availability: {
      type: read.c_availabilityType,
      orderable: read.c_outOfStock === undefined ? (read.inventory?.orderable ?? false) : !read.c_outOfStock,
      stockLevel: Math.trunc(read.inventory?.stockLevel ?? 0),
      deliveryBand: read.c_conditions[0]?.availability.deliveryBand ?? null,
    },
    conditions: read.c_conditions,
    isHighRiskFlow: read.c_isHighRiskFlow,
    isStoreHighRisk: read.isStoreHighRisk ?? false,
    addOnProductIds: (read.productLinks ?? []).map(({ targetProductId }) => targetProductId),
  };
}

/** A product of any tenant, in the form that pages use. */
export const ProductReading = ReadProduct.transform(fromWire);

/** Wire product (Shopper Products v1 plus `c_*`) <-> `ProductDetail`. */
export const ProductCodec = z.codec(WireProduct, ProductDetail, {
  decode: (wire) => fromWire(wire),
  encode: (product) => toWireProduct(product as ProductDetail),
});
