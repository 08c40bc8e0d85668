import { z } from 'zod';
import { ProductDetail } from './product-detail.ts';
import { toWireProduct } from './product-document.ts';
import { fromPricebookEntries } from './rental-price.ts';
import { WireProduct } from './wire-product.ts';

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
    ...(wire.master ? { masterId: wire.master.masterId } : {}),
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
        pictures: (group?.images ?? []).map(({ link, alt, c_view }) => ({
          url: link,
          alt,
          view: c_view ?? 'front',
        })),
        orderable: variant.orderable,
      };
    }),
    bundledProducts: (wire.bundledProducts ?? []).map(({ id, product, quantity }) => {
      const own = wire.c_bundledProductsPricebook?.find((entry) => entry.productId === id);
      return {
        id,
        name: product.name,
        quantity,
        ...(own ? { prices: fromPricebookEntries(own.pricebooks) } : {}),
      };
    }),
    zoneId: wire.c_zoneID,
    prices: fromPricebookEntries(wire.c_pricePerPricebook),
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
