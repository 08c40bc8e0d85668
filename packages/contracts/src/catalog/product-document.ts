import {
  CURRENCY,
  filterImageGroups,
  imageGroupsOf,
  productTypeOf,
  variationAttributesOf,
  vendorDataOf,
  wireProductTypes,
} from './document-parts.ts';
import type { ProductDetail, ProductOptions, ProductPart } from './product-detail.ts';
import { PRODUCT_PARTS } from './product-detail.ts';
import { toPricebookEntries } from './rental-price.ts';
import type { WireProduct } from './wire-product.ts';

/** Documented: a call without `expand` gets everything except the parts that must be requested by name. */
export const USUAL_PRODUCT_PARTS: readonly ProductPart[] = PRODUCT_PARTS.filter(
  (part) => part !== 'page_meta_tags' && part !== 'primary_category',
);

const everything: ProductOptions = {
  parts: new Set(USUAL_PRODUCT_PARTS),
  allImages: true,
  imgTypes: null,
  perPricebook: true,
  variant: null,
};

/** Price books of a product: one per zone, condition and frequency. */
const entriesOf = (product: ProductDetail, prices = product.prices) =>
  toPricebookEntries(product.zoneId ?? 'none', prices);

function pricesOf(product: ProductDetail, { perPricebook, variant }: ProductOptions): Partial<WireProduct> {
  const weekly = product.prices.map(({ rates }) => rates[0]?.paymentCents ?? 0);
  const [price] = weekly;
  if (price === undefined) return {};
  const range = { minPrice: Math.min(...weekly), maxPrice: Math.max(...weekly) };
  const entries = entriesOf(product);
  return {
    price,
    priceMax: range.maxPrice,
    ...(perPricebook
      ? {
          prices: Object.fromEntries(entries.map((entry) => [entry.pricebookID, entry.price])),
          tieredPrices: tiersOf(product),
          ...(variant ? {} : { priceRanges: [{ ...range, pricebook: `${product.zoneId}-WEEKLY` }] }),
        }
      : {}),
  };
}

function tiersOf(product: ProductDetail) {
  return entriesOf(product).map(({ price, pricebookID }) => ({ price, pricebook: pricebookID, quantity: 1 }));
}

function variationsOf(product: ProductDetail, { parts, perPricebook }: ProductOptions): Partial<WireProduct> {
  const price = product.prices[0]?.rates[0]?.paymentCents;
  const isPriced = parts.has('prices') && price !== undefined;
  return {
    variationAttributes: variationAttributesOf(product.variants),
    variants: product.variants.map((variant) => ({
      productId: variant.id,
      orderable: variant.orderable,
      ...(isPriced ? { price } : {}),
      ...(isPriced && perPricebook ? { tieredPrices: tiersOf(product) } : {}),
      variationValues: { color: variant.colorId },
    })),
  };
}

function imagesOf(
  product: ProductDetail,
  colorId: string | undefined,
  { allImages, imgTypes }: ProductOptions,
): Partial<WireProduct> {
  const groups = imageGroupsOf(
    product.name,
    product.variants,
    colorId === undefined ? (allImages ? 'all' : 'first') : { colorId },
  );
  return { imageGroups: imgTypes !== null && allImages ? filterImageGroups(groups, imgTypes) : groups };
}

function linksOf(product: ProductDetail): Partial<WireProduct> {
  return {
    productLinks: (product.addOnProductIds ?? []).map((targetProductId) => ({
      sourceProductId: product.id,
      sourceProductLink: `/products/${encodeURIComponent(product.id)}`,
      targetProductId,
      targetProductLink: `/products/${encodeURIComponent(targetProductId)}`,
      type: 'accessory' as const,
    })),
  };
}

function bundleOf(product: ProductDetail): Partial<WireProduct> {
  return {
    bundledProducts: product.bundledProducts.map(({ id, name, quantity }) => ({
      id,
      product: { id, name },
      quantity,
    })),
    c_bundledProductsPricebook: product.bundledProducts.flatMap(({ id, quantity, prices }) =>
      prices ? [{ productId: id, quantity, pricebooks: entriesOf(product, prices) }] : [],
    ),
    ...(product.piecesApart && {
      c_piecesApartPricebook: entriesOf(product, [
        { condition: 'NEW', rates: product.piecesApart, sameAsCashDays: 0 },
      ]),
    }),
  };
}

/** Fields of the variant instead of its master, when the call named a variant. */
function identityOf(
  product: ProductDetail,
  options: ProductOptions,
): Pick<WireProduct, 'id' | 'type'> & Partial<WireProduct> {
  const variant = product.variants.find(({ id }) => id === options.variant?.id);
  if (!variant) return { id: product.id, type: productTypeOf(product.kind, product.variants) };
  const price = product.prices[0]?.rates[0]?.paymentCents;
  return {
    id: variant.id,
    type: { variant: true },
    variationValues: { color: variant.colorId },
    master: {
      masterId: product.id,
      orderable: product.availability.orderable,
      ...(price === undefined ? {} : { price }),
    },
    c_selfVariantPricebook: [{ productId: variant.id, pricebooks: entriesOf(product) }],
  };
}

/**
 * A product in the documented form, limited to the parts that the call requested. Amounts stay in cents: the codec
 * encodes them.
 */
export function toWireProduct(product: ProductDetail): WireProduct {
  const options = product.asked ?? everything;
  const { parts } = options;
  const colorId = product.variants.find(({ id }) => id === options.variant?.id)?.colorId;
  const stockLevel = options.variant?.stockLevel ?? product.availability.stockLevel;
  const productType = wireProductTypes[product.kind];
  return {
    ...identityOf(product, options),
    name: product.name,
    brand: product.brand,
    currency: CURRENCY,
    shortDescription: product.shortDescription,
    longDescription: product.description,
    pageTitle: product.name,
    pageDescription: product.shortDescription,
    manufacturerName: product.brand,
    manufacturerSku: product.model,
    minOrderQuantity: 1,
    stepQuantity: 1,
    slugUrl: `/p/${product.urlPath}`,
    primaryCategoryId: product.primaryCategoryId,
    ...(parts.has('prices') ? pricesOf(product, options) : {}),
    ...(parts.has('images') ? imagesOf(product, colorId, options) : {}),
    ...(parts.has('availability')
      ? {
          inventory: {
            id: product.zoneId ?? 'none',
            ats: stockLevel,
            stockLevel,
            orderable: product.availability.orderable,
            backorderable: false,
            preorderable: product.kind === 'special-order',
          },
        }
      : {}),
    ...(parts.has('variations') ? variationsOf(product, options) : {}),
    ...(parts.has('bundled_products') ? bundleOf(product) : {}),
    ...(parts.has('promotions') ? { productPromotions: [] } : {}),
    ...(parts.has('links') ? linksOf(product) : {}),
    ...(parts.has('primary_category')
      ? {
          primaryCategory: {
            id: product.primaryCategoryId,
            name: product.categoryPath.at(-1)?.name ?? '',
            parentCategoryTree: product.categoryPath,
          },
        }
      : {}),
    productType,
    c_productType: productType,
    c_vendorID: product.vendorId,
    c_vendorData: vendorDataOf(product.availability),
    c_isHighRisk: product.isHighRisk,
    c_isHighRiskFlow: product.isHighRiskFlow ?? product.isHighRisk,
    isStoreHighRisk: product.isStoreHighRisk ?? false,
    c_isExclusive: product.isExclusive,
    c_isBundleProduct: product.kind === 'bundle',
    c_outOfStock: !product.availability.orderable,
    c_SpecialOrderED: product.kind === 'special-order' ? product.availability.deliveryBand : null,
    c_availabilityType: product.availability.type,
    c_applicableBadges: product.badges,
    c_inventoryCondition: product.prices[0]?.condition.startsWith('USED') ? 'USED' : 'NEW',
    c_conditions: product.conditions,
    c_pricePerPricebook: entriesOf(product),
    c_zoneID: product.zoneId,
    ...(product.cashPriceRange && {
      c_cashPriceRange: {
        minPrice: product.cashPriceRange.lowCents,
        maxPrice: product.cashPriceRange.highCents,
      },
    }),
    c_features: product.features,
    c_specifications: product.specifications,
    c_ProductUrl: product.urlPath,
    c_categoryPath: product.categoryPath,
    c_tint: product.tint,
  };
}
