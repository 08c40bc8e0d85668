import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';

type Pictured = {
  readonly id: string;
  readonly name: string;
  readonly urlPath: string;
  readonly tint: string;
  readonly imageUrl: string | null;
};

/** A piece of a set. It has rates only when a store is chosen. */
export type BundleMember = Pictured & {
  readonly quantity: number;
  readonly rates: readonly RentalRate[];
  /** Number of sets that its stock is enough for; null when stock is not counted. */
  readonly setsLeft: number | null;
};

/**
 * A product that costs less with the page's product. Its rates are the lower ones, with the usual ones as the old
 * price.
 */
export type AddOn = Pictured & {
  readonly brand: string;
  readonly condition: Condition;
  readonly rates: readonly AddOnRate[];
};

/** Rented in the agreement of the main product, whose fee is charged once. */
export type AddOnRate = Omit<RentalRate, 'totalCostToOwnCents' | 'totalWithTaxCents'>;

export type Companions = { readonly members: readonly BundleMember[]; readonly addOns: readonly AddOn[] };

type BundleSaving = {
  /** Payment for the pieces bought separately, for one period. */
  readonly apartCents: number;
  /** Amount saved for one period. */
  readonly savedCents: number;
  readonly apartTotalCents: number;
};

/** What a set saves compared with its pieces; null when a piece has no price or nothing is saved. */
export function bundleSaving(
  set: RentalRate,
  members: readonly Pick<BundleMember, 'quantity' | 'rates'>[],
): BundleSaving | null {
  let apartCents = 0;
  let apartTotalCents = 0;
  for (const { quantity, rates } of members) {
    const rate = rates.find(({ frequency }) => frequency === set.frequency);
    if (!rate) return null;
    apartCents += rate.paymentCents * quantity;
    apartTotalCents += rate.totalCents * quantity;
  }
  const savedCents = apartCents - set.paymentCents;
  return savedCents > 0 ? { apartCents, savedCents, apartTotalCents } : null;
}
