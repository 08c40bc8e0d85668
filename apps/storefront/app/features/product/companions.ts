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

/** How much less a set costs in all than its pieces rented one by one; null when nothing is saved. */
export function bundleSaving(
  set: Pick<RentalRate, 'totalCostToOwnCents'>,
  apart: Pick<RentalRate, 'totalCostToOwnCents'>,
): number | null {
  const savedCents = apart.totalCostToOwnCents - set.totalCostToOwnCents;
  return savedCents > 0 ? savedCents : null;
}
