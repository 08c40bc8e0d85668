import { z } from 'zod';
import { Dollars, jsonText } from '../wire/index.ts';
import { Availability, AvailabilityType } from './availability.ts';
import { WireImageGroup, WireProductType, WireVariationAttribute, WireVendorData } from './document-parts.ts';
import { CategoryCrumb, ProductDetail } from './product-detail.ts';
import { toWireProduct } from './product-document.ts';
import { fromPricebookEntries, PricebookEntries } from './rental-price.ts';

const WirePriceTable = z.object({ price: Dollars, pricebook: z.string(), quantity: z.int() });
export const WireProduct = z.looseObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  currency: z.string(),
  price: Dollars.optional(),
  priceMax: Dollars.optional(),
  priceRanges: z.array(z.object({ minPrice: Dollars, maxPrice: Dollars, pricebook: z.string() })).optional(),
  prices: z.record(z.string(), Dollars).optional(),
  tieredPrices: z.array(WirePriceTable).optional(),
  type: WireProductType,
  shortDescription: z.string(),
  longDescription: z.string(),
  pageTitle: z.string().optional(),
  pageDescription: z.string().optional(),
  manufacturerName: z.string().optional(),
  manufacturerSku: z.string(),
  minOrderQuantity: z.int().optional(),
  stepQuantity: z.int().optional(),
  slugUrl: z.string().optional(),
  primaryCategoryId: z.string(),
  primaryCategory: z
    .object({ id: z.string(), name: z.string(), parentCategoryTree: z.array(CategoryCrumb) })
    .optional(),
  master: z.object({ masterId: z.string(), orderable: z.boolean(), price: Dollars.optional() }).optional(),
  variationValues: z.record(z.string(), z.string()).optional(),
  imageGroups: z.array(WireImageGroup).optional(),
  inventory: z
    .object({
      id: z.string(),
      ats: z.number(),
      stockLevel: z.number(),
      orderable: z.boolean(),
      backorderable: z.boolean(),
      preorderable: z.boolean(),
    })
    .optional(),
  variants: z
    .array(
      z.object({
        productId: z.string(),
        orderable: z.boolean(),
        price: Dollars.optional(),
        tieredPrices: z.array(WirePriceTable).optional(),
        variationValues: z.record(z.string(), z.string()),
      }),
    )
    .optional(),
  variationAttributes: z.array(WireVariationAttribute).optional(),
  bundledProducts: z
    .array(
      z.object({
        id: z.string(),
        product: z.looseObject({ id: z.string(), name: z.string() }),
        quantity: z.number(),
      }),
    )
    .optional(),
  /** Offers of ours all need a code; documented: coupon promotions are not returned here. */
  productPromotions: z.array(z.never()).optional(),
  productLinks: z
    .array(
      z.object({
        sourceProductId: z.string(),
        sourceProductLink: z.string(),
        targetProductId: z.string(),
        targetProductLink: z.string(),
        type: z.literal('accessory'),
      }),
    )
    .optional(),
  c_productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']),
  c_vendorID: z.string(),
  c_isHighRisk: z.boolean(),
  c_isHighRiskFlow: z.boolean(),
  isStoreHighRisk: z.boolean().optional(),
  c_isExclusive: z.boolean(),
  c_isBundleProduct: z.boolean(),
  c_outOfStock: z.boolean(),
  c_SpecialOrderED: z.string().nullable(),
  c_availabilityType: AvailabilityType.nullable(),
  c_applicableBadges: z.array(z.string()),
  c_inventoryCondition: z.enum(['NEW', 'USED']),
  c_conditions: jsonText(z.array(z.object({ condition: z.string(), availability: Availability }))),
  c_pricePerPricebook: jsonText(PricebookEntries),
  /** The same list under the id of the variant that was asked for. */
  c_selfVariantPricebook: jsonText(
    z.array(z.object({ productId: z.string(), pricebooks: PricebookEntries })),
  ).optional(),
  c_bundledProductsPricebook: jsonText(
    z.array(z.object({ productId: z.string(), quantity: z.int(), pricebooks: PricebookEntries })),
  ).optional(),
  productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']).optional(),
  c_vendorData: WireVendorData.optional(),
  c_zoneID: z.string().nullable(),
  c_features: jsonText(z.array(z.string())),
  c_specifications: jsonText(z.array(z.object({ label: z.string(), value: z.string() }))),
  c_ProductUrl: z.string(),
  c_categoryPath: jsonText(z.array(CategoryCrumb)),
  c_tint: z.string(),
});
export type WireProduct = z.output<typeof WireProduct>;

const kindFromWire = {
  Standard: 'standard',
  Bundle: 'bundle',
  SpecialOrder: 'special-order',
  EA: 'extended-aisle',
} as const;

function fromWire(wire: WireProduct): ProductDetail {
  const colors = wire.variationAttributes?.find((attribute) => attribute.id === 'color')?.values ?? [];
  return {
    id: wire.id,
    name: wire.name,
    brand: wire.brand,
    kind: kindFromWire[wire.c_productType],
    shortDescription: wire.shortDescription,
    description: wire.longDescription,
    features: wire.c_features,
    specifications: wire.c_specifications,
    vendorId: wire.c_vendorID,
    model: wire.manufacturerSku,
    primaryCategoryId: wire.primaryCategoryId,
    urlPath: wire.c_ProductUrl,
    categoryPath: wire.c_categoryPath,
    tint: wire.c_tint,
    badges: wire.c_applicableBadges,
    isHighRisk: wire.c_isHighRisk,
    isExclusive: wire.c_isExclusive,
    variants: (wire.variants ?? []).map((variant) => {
      const colorId = variant.variationValues.color ?? '';
      const color = colors.find((candidate) => candidate.value === colorId);
      const group = wire.imageGroups?.find((candidate) =>
        candidate.variationAttributes?.some((attribute) =>
          attribute.values.some((value) => value.value === colorId),
        ),
      );
      return {
        id: variant.productId,
        colorId,
        colorName: color?.name ?? colorId,
        colorHex: typeof color?.c_hex === 'string' ? color.c_hex : '#888888',
        imageUrl: group?.images[0]?.link ?? '',
        orderable: variant.orderable,
      };
    }),
    bundledProducts: (wire.bundledProducts ?? []).map(({ id, product, quantity }) => {
      const own = wire.c_bundledProductsPricebook?.find((entry) => entry.productId === id);
      return {
        id,
        name: product.name,
        quantity,
        ...(own ? { offers: fromPricebookEntries(own.pricebooks) } : {}),
      };
    }),
    zoneId: wire.c_zoneID,
    offers: fromPricebookEntries(wire.c_pricePerPricebook),
    availability: {
      type: wire.c_availabilityType,
      orderable: !wire.c_outOfStock,
      stockLevel: wire.inventory?.stockLevel ?? 0,
      deliveryBand: wire.c_conditions[0]?.availability.deliveryBand ?? null,
    },
    conditions: wire.c_conditions,
    isHighRiskFlow: wire.c_isHighRiskFlow,
    isStoreHighRisk: wire.isStoreHighRisk ?? false,
    addOnProductIds: (wire.productLinks ?? []).map(({ targetProductId }) => targetProductId),
  };
}

/** Wire product (Shopper Products v1 plus `c_*`) <-> `ProductDetail`. */
export const ProductCodec = z.codec(WireProduct, ProductDetail, {
  decode: (wire) => fromWire(wire),
  encode: (product) => toWireProduct(product as ProductDetail),
});
