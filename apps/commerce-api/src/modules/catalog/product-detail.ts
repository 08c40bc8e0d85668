import type { ProductDetail } from '@ownpath/contracts/catalog';
import type { ItemCondition } from '@ownpath/domain/catalog';
import { termsTogether } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { conditionPictureOf } from '../pictures/index.ts';
import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { badgesOn } from './catalog-snapshot.ts';
import {
  categoryPathOf,
  notAvailable,
  productUrlPath,
  toPicturedVariants,
  unitColorIds,
} from './product-parts.ts';
import {
  listablePrices,
  type ProductPrice,
  quoteTogether,
  type StoreProduct,
  toRentalPrices,
  toStoreProduct,
} from './product-prices.ts';
import { listZonePrices } from './zone-prices.ts';

/** A bundle's members, each with the price that it has by itself, new. */
function describeMembers({ item }: StoreProduct, context: CatalogContext, locale: Locale) {
  return item.members.map(({ id, name, quantity }) => {
    const member = context.snapshot.itemById.get(id);
    const prices = member ? toStoreProduct(member, context).prices : [];
    const fresh = prices.filter(({ condition }) => condition === 'NEW');
    return {
      id,
      name: name[locale],
      quantity,
      prices: context.store ? toRentalPrices(fresh, context.store) : [],
    };
  });
}

/** New pieces of a bundle rented one by one in the same order; none while the store has not all of them. */
function quotePieces({ members }: CatalogItem, context: CatalogContext): Pick<ProductDetail, 'piecesApart'> {
  const { store, snapshot } = context;
  if (!store || members.length === 0) return {};
  const pieces = members.flatMap(({ id, quantity }) => {
    const item = snapshot.itemById.get(id);
    const prices = item ? toStoreProduct(item, context).prices : [];
    const price = prices.find(({ condition, availability }) => condition === 'NEW' && availability.orderable);
    return item && price ? [{ productId: id, addOns: item.addOns, terms: price.terms, quantity }] : [];
  });
  if (pieces.length < members.length) return {};
  return { piecesApart: quoteTogether(termsTogether(pieces), store) };
}

/** Units by colour, the store's own first; none for new items on order, which are available in every colour. */
function listUnits(product: StoreProduct, price: ProductPrice) {
  const colors = unitColorIds(product, price);
  if (colors === null) return {};
  const units = product.stock
    .filter((line) => line.condition === price.condition && colors.has(line.variantId))
    .map(({ variantId, homeUnits, poolUnits }) => ({
      variantId,
      homeUnits,
      nearbyUnits: poolUnits - homeUnits,
    }))
    .sort((a, b) => b.homeUnits - a.homeUnits);
  return { units };
}

/** How a pre-owned piece of the grade may look. */
function pictureOfGrade({ item }: StoreProduct, condition: ItemCondition, locale: Locale) {
  const picture = conditionPictureOf(item.product, condition, locale);
  return picture ? { picture } : {};
}

/** Lowest and highest cash price of a new item over all price zones; nothing while no zone prices it. */
function cashPriceRangeOf(item: CatalogItem): Pick<ProductDetail, 'cashPriceRange'> {
  const prices = listZonePrices(item.priceLines)
    .filter(({ condition }) => condition === 'NEW')
    .map(({ cashPriceCents }) => cashPriceCents);
  if (prices.length === 0) return {};
  return { cashPriceRange: { lowCents: Math.min(...prices), highCents: Math.max(...prices) } };
}

/** The data of a product page and of a documented product, in the given language. */
export function toProductDetail(
  product: StoreProduct,
  context: CatalogContext,
  locale: Locale,
): ProductDetail {
  const { store, today, snapshot } = context;
  const { item } = product;
  const { product: core } = item;
  const prices = listablePrices(product.prices);
  return {
    id: core.id,
    name: core.name[locale],
    brand: core.brand,
    kind: core.kind,
    shortDescription: core.shortDescription[locale],
    description: core.description[locale],
    features: [...core.features[locale]],
    specifications: core.specifications.map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    })),
    vendorId: core.vendorId,
    model: core.model,
    primaryCategoryId: core.primaryCategoryId,
    urlPath: productUrlPath(item),
    categoryPath: categoryPathOf(item, locale),
    tint: item.tint ?? '',
    badges: badgesOn(item, today),
    isHighRisk: core.isHighRisk,
    isHighRiskFlow: core.isHighRiskFlow,
    isStoreHighRisk: store?.isHighRisk ?? false,
    isExclusive: core.isExclusive,
    variants: toPicturedVariants(product, locale),
    bundledProducts: describeMembers(product, context, locale),
    ...quotePieces(item, context),
    addOnProductIds: item.addOns.map(({ productId }) => productId),
    zoneId: store?.zoneId ?? null,
    prices: store ? toRentalPrices(prices, store, snapshot.addOnRateBps.get(core.id) ?? null) : [],
    ...(store ? {} : cashPriceRangeOf(item)),
    availability: prices[0]?.availability ?? notAvailable,
    conditions: prices
      .filter((price) => price.availability.orderable)
      .map((price) => ({
        condition: price.condition,
        availability: price.availability,
        ...listUnits(product, price),
        ...pictureOfGrade(product, price.condition, locale),
      })),
  };
}
