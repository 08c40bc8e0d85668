import { BASIS_POINTS_PER_UNIT, type BasisPoints } from '../money/index.ts';
import { discountRate } from './promotions.ts';
import type { CartLineTerms } from './quote-cart.ts';
import type { RentalTerms } from './rental-terms.ts';

/** A product that others are cheaper with; `rateBps` is the share of their own rate that they cost then. */
export type MainItem = {
  readonly productId: string;
  readonly addOns: readonly { readonly productId: string; readonly rateBps: BasisPoints }[];
};

/** The item beside which a product is the cheapest, and its add-on rate; null beside none. */
export function cheapestBeside<Item extends MainItem>(
  productId: string,
  others: readonly Item[],
): { readonly main: Item; readonly rateBps: BasisPoints } | null {
  const rates = others
    .filter((other) => other.productId !== productId)
    .flatMap((main) =>
      main.addOns.filter((addOn) => addOn.productId === productId).map(({ rateBps }) => ({ main, rateBps })),
    );
  return rates.toSorted((a, b) => a.rateBps - b.rateBps)[0] ?? null;
}

/** Terms of products rented in one order: what is an add-on of another has its lower rate. */
export function termsTogether(
  items: readonly (MainItem & { readonly terms: RentalTerms; readonly quantity: number })[],
): CartLineTerms[] {
  return items.map(({ productId, terms, quantity }) => {
    const addOn = cheapestBeside(productId, items);
    const own = addOn ? discountRate(terms, BASIS_POINTS_PER_UNIT - addOn.rateBps) : terms;
    return { ...own, quantity };
  });
}
