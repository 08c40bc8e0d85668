import { z } from 'zod';
import { jsonText } from '../wire/index.ts';
import { Availability, AvailabilityType } from './availability.ts';
import { CategoryCrumb, ProductDetail } from './product-detail.ts';
import { fromPricebookEntries, PricebookEntries, toPricebookEntries } from './rental-price.ts';

const WireImage = z.object({ alt: z.string(), link: z.string(), disBaseLink: z.string() });
const WireProduct = z.looseObject({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  currency: z.string(),
  price: z.number().optional(),
  type: z.looseObject({
    item: z.boolean().optional(),
    master: z.boolean().optional(),
    bundle: z.boolean().optional(),
  }),
  shortDescription: z.string(),
  longDescription: z.string(),
  manufacturerSku: z.string(),
  primaryCategoryId: z.string(),
  imageGroups: z.array(
    z.object({
      viewType: z.string(),
      images: z.array(WireImage),
      variationAttributes: z
        .array(z.object({ id: z.string(), values: z.array(z.object({ value: z.string() })) }))
        .optional(),
    }),
  ),
  inventory: z.object({ id: z.string(), ats: z.number(), stockLevel: z.number(), orderable: z.boolean() }),
  variants: z.array(
    z.object({
      productId: z.string(),
      orderable: z.boolean(),
      variationValues: z.record(z.string(), z.string()),
    }),
  ),
  variationAttributes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      values: z.array(z.looseObject({ value: z.string(), name: z.string(), orderable: z.boolean() })),
    }),
  ),
  bundledProducts: z.array(
    z.object({
      id: z.string(),
      product: z.looseObject({ id: z.string(), name: z.string() }),
      quantity: z.number(),
    }),
  ),
  c_productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']),
  c_vendorID: z.string(),
  c_isHighRisk: z.boolean(),
  c_isHighRiskFlow: z.boolean(),
  c_isExclusive: z.boolean(),
  c_isBundleProduct: z.boolean(),
  c_outOfStock: z.boolean(),
  c_SpecialOrderED: z.string().nullable(),
  c_availabilityType: AvailabilityType.nullable(),
  c_applicableBadges: z.array(z.string()),
  c_inventoryCondition: z.enum(['NEW', 'USED']),
  c_conditions: jsonText(z.array(z.object({ condition: z.string(), availability: Availability }))),
  c_pricePerPricebook: jsonText(PricebookEntries),
  c_zoneID: z.string().nullable(),
  c_features: jsonText(z.array(z.string())),
  c_specifications: jsonText(z.array(z.object({ label: z.string(), value: z.string() }))),
  c_ProductUrl: z.string(),
  c_categoryPath: jsonText(z.array(CategoryCrumb)),
  c_tint: z.string(),
});
type WireProductValue = z.output<typeof WireProduct>;

const kindToWire = {
  standard: 'Standard',
  bundle: 'Bundle',
  'special-order': 'SpecialOrder',
  'extended-aisle': 'EA',
} as const;
const kindFromWire = {
  Standard: 'standard',
  Bundle: 'bundle',
  SpecialOrder: 'special-order',
  EA: 'extended-aisle',
} as const;

function toWire(product: ProductDetail): WireProductValue {
  const weekly = product.offers[0]?.rates.find((rate) => rate.frequency === 'WEEKLY');
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    currency: 'USD',
    ...(weekly ? { price: weekly.paymentCents / 100 } : {}),
    type:
      product.kind === 'bundle'
        ? { bundle: true }
        : product.variants.length > 1
          ? { master: true }
          : { item: true },
    shortDescription: product.shortDescription,
    longDescription: product.description,
    manufacturerSku: product.model,
    primaryCategoryId: product.primaryCategoryId,
    imageGroups: product.variants.map((variant) => ({
      viewType: 'large',
      images: [
        {
          alt: `${product.name}, ${variant.colorName}`,
          link: variant.imageUrl,
          disBaseLink: variant.imageUrl,
        },
      ],
      variationAttributes: [{ id: 'color', values: [{ value: variant.colorId }] }],
    })),
    inventory: {
      id: product.zoneId ?? 'none',
      ats: product.availability.stockLevel,
      stockLevel: product.availability.stockLevel,
      orderable: product.availability.orderable,
    },
    variants: product.variants.map((variant) => ({
      productId: variant.id,
      orderable: variant.orderable,
      variationValues: { color: variant.colorId },
    })),
    variationAttributes: [
      {
        id: 'color',
        name: 'Color',
        values: product.variants.map((variant) => ({
          value: variant.colorId,
          name: variant.colorName,
          orderable: variant.orderable,
          c_hex: variant.colorHex,
        })),
      },
    ],
    bundledProducts: product.bundledProducts.map(({ id, name, quantity }) => ({
      id,
      product: { id, name },
      quantity,
    })),
    c_productType: kindToWire[product.kind],
    c_vendorID: product.vendorId,
    c_isHighRisk: product.isHighRisk,
    c_isHighRiskFlow: product.isHighRisk,
    c_isExclusive: product.isExclusive,
    c_isBundleProduct: product.kind === 'bundle',
    c_outOfStock: !product.availability.orderable,
    c_SpecialOrderED: product.kind === 'special-order' ? product.availability.deliveryBand : null,
    c_availabilityType: product.availability.type,
    c_applicableBadges: product.badges,
    c_inventoryCondition: product.offers[0]?.condition.startsWith('USED') ? 'USED' : 'NEW',
    c_conditions: product.conditions,
    c_pricePerPricebook: toPricebookEntries(product.zoneId ?? 'none', product.offers),
    c_zoneID: product.zoneId,
    c_features: product.features,
    c_specifications: product.specifications,
    c_ProductUrl: product.urlPath,
    c_categoryPath: product.categoryPath,
    c_tint: product.tint,
  };
}

function fromWire(wire: WireProductValue): ProductDetail {
  const colors = wire.variationAttributes.find((attribute) => attribute.id === 'color')?.values ?? [];
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
    variants: wire.variants.map((variant) => {
      const colorId = variant.variationValues.color ?? '';
      const color = colors.find((candidate) => candidate.value === colorId);
      const group = wire.imageGroups.find((candidate) =>
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
    bundledProducts: wire.bundledProducts.map(({ id, product, quantity }) => ({
      id,
      name: product.name,
      quantity,
    })),
    zoneId: wire.c_zoneID,
    offers: fromPricebookEntries(wire.c_pricePerPricebook),
    availability: {
      type: wire.c_availabilityType,
      orderable: wire.inventory.orderable,
      stockLevel: wire.inventory.stockLevel,
      deliveryBand: wire.c_conditions[0]?.availability.deliveryBand ?? null,
    },
    conditions: wire.c_conditions,
  };
}

/** Wire product (Shopper Products v1 plus `c_*`) <-> `ProductDetail`. */
export const ProductCodec = z.codec(WireProduct, ProductDetail, {
  decode: (wire) => fromWire(wire),
  encode: (product) => toWire(product as ProductDetail),
});
