import type { ProductHit, ProductVariant, RentalRate } from '@ownpath/contracts/catalog';

/** What a tile shows of a price. */
export type TileRate = Pick<
  RentalRate,
  | 'frequency'
  | 'paymentCents'
  | 'paymentCount'
  | 'lastPaymentCents'
  | 'totalCents'
  | 'totalCostToOwnCents'
  | 'cashPriceCents'
  | 'wasPaymentCents'
  | 'percentOff'
>;

export type TileVariant = Pick<ProductVariant, 'id' | 'colorId' | 'colorName' | 'colorHex' | 'imageUrl'>;

/** A product as tiles show it. Loaders send nothing else of the products in a list: a page may have dozens. */
export type Tile = Pick<
  ProductHit,
  'id' | 'name' | 'brand' | 'urlPath' | 'tint' | 'badges' | 'isAddOn' | 'condition' | 'availability'
> & {
  readonly variants: readonly TileVariant[];
  /** All four frequencies; empty while no store is chosen. */
  readonly rates: readonly TileRate[];
};

type Source = Omit<Tile, 'rates' | 'variants'> & {
  readonly variants: Iterable<TileVariant>;
  readonly rates: readonly RentalRate[];
};

export function toTile(product: Source): Tile {
  const { id, name, brand, urlPath, tint, badges, isAddOn, condition, availability } = product;
  return {
    id,
    name,
    brand,
    urlPath,
    tint,
    badges,
    isAddOn,
    condition,
    availability,
    variants: Array.from(product.variants, toTileVariant),
    rates: product.rates.map(toTileRate),
  };
}

export function toTileVariant({ id, colorId, colorName, colorHex, imageUrl }: TileVariant): TileVariant {
  return { id, colorId, colorName, colorHex, imageUrl };
}

function toTileRate(rate: RentalRate): TileRate {
  return {
    frequency: rate.frequency,
    paymentCents: rate.paymentCents,
    paymentCount: rate.paymentCount,
    lastPaymentCents: rate.lastPaymentCents,
    totalCents: rate.totalCents,
    totalCostToOwnCents: rate.totalCostToOwnCents,
    cashPriceCents: rate.cashPriceCents,
    wasPaymentCents: rate.wasPaymentCents,
    percentOff: rate.percentOff,
  };
}
