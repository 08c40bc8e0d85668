import type { Basket } from '@ownpath/contracts/basket';
import { getProduct, type ProductDetail } from '@ownpath/contracts/catalog';
import { Condition } from '@ownpath/contracts/wire';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';

/** A pre-owned piece of the same product that costs less than the new one in the cart. */
export type PreOwned = {
  readonly name: string;
  readonly condition: Condition;
  readonly cashPriceCents: number;
  readonly imageUrl: string;
  readonly tint: string;
  /** Address without prefix. */
  readonly path: string;
};

/** Of a cart with one new piece in it; without an answer, the page is shown without it. */
export async function findPreOwned(
  commerce: CommerceClient,
  basket: Basket | null,
): Promise<PreOwned | null> {
  const [item, ...others] = basket?.items ?? [];
  if (!item || others.length > 0 || item.condition !== 'NEW') return null;
  try {
    const product = await commerce.call(getProduct, { params: { id: item.productId } });
    return cheapestPreOwned(product, item.cashPriceCents / item.quantity);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('The pre-owned pieces are not known', error);
    return null;
  }
}

export function cheapestPreOwned(product: ProductDetail, newCents: number): PreOwned | null {
  const offers = product.conditions.flatMap(({ condition: name, availability, units = [] }) => {
    const condition = Condition.safeParse(name).data;
    const cashPriceCents = product.prices.find((price) => price.condition === condition)?.rates[0]
      ?.cashPriceCents;
    const unit = units.find(({ homeUnits, nearbyUnits }) => homeUnits + nearbyUnits > 0);
    const variant = product.variants.find(({ id }) => id === unit?.variantId);
    if (!condition || condition === 'NEW' || !availability.orderable || !variant) return [];
    if (cashPriceCents === undefined || cashPriceCents >= newCents) return [];
    return [{ condition, cashPriceCents, variant }];
  });
  const [best] = offers.sort((one, other) => one.cashPriceCents - other.cashPriceCents);
  if (!best) return null;
  const query = new URLSearchParams({ condition: best.condition, color: best.variant.colorId });
  return {
    name: product.name,
    condition: best.condition,
    cashPriceCents: best.cashPriceCents,
    imageUrl: best.variant.imageUrl,
    tint: product.tint,
    path: `/p/${product.urlPath}?${query}`,
  };
}
