import { z } from 'zod';
import { Dollars, jsonText } from '../wire/index.ts';
import { AvailabilityType, ConditionStock } from './availability.ts';
import { WireImageGroup, WireProductType, WireVariationAttribute, WireVendorData } from './document-parts.ts';
import { CategoryCrumb } from './product-detail.ts';
import { PricebookEntries } from './rental-price.ts';

const WirePriceTable = z.object({ price: Dollars, pricebook: z.string(), quantity: z.int() });
/** Documented product (Shopper Products v1) plus the `c_*` fields of specification section 3. */
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
  /** All our promotions need a code. Documented: coupon promotions are not returned here. */
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
  c_conditions: jsonText(z.array(ConditionStock)),
  c_pricePerPricebook: jsonText(PricebookEntries),
  /** The same list under the id of the requested variant. */
  c_selfVariantPricebook: jsonText(
    z.array(z.object({ productId: z.string(), pricebooks: PricebookEntries })),
  ).optional(),
  c_bundledProductsPricebook: jsonText(
    z.array(z.object({ productId: z.string(), quantity: z.int(), pricebooks: PricebookEntries })),
  ).optional(),
  /** The members together, each rented by itself in the same order. */
  c_piecesApartPricebook: jsonText(PricebookEntries).optional(),
  productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']).optional(),
  c_vendorData: WireVendorData.optional(),
  c_zoneID: z.string().nullable(),
  /** Of a new item over all price zones, while the shopper has no store. */
  c_cashPriceRange: z.object({ minPrice: Dollars, maxPrice: Dollars }).optional(),
  c_features: jsonText(z.array(z.string())),
  c_specifications: jsonText(z.array(z.object({ label: z.string(), value: z.string() }))),
  c_ProductUrl: z.string(),
  c_categoryPath: jsonText(z.array(CategoryCrumb)),
  c_tint: z.string(),
});
export type WireProduct = z.output<typeof WireProduct>;
