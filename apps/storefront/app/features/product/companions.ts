import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';

type Pictured = {
  readonly id: string;
  readonly name: string;
  readonly urlPath: string;
  readonly tint: string;
  readonly imageUrl: string | null;
};

/** A piece of a set, with what it costs by itself; nothing while no store is chosen. */
export type BundleMember = Pictured & {
  readonly quantity: number;
  readonly rates: readonly RentalRate[];
  /** Whole sets that there are pieces for; null when it is not counted. */
  readonly setsLeft: number | null;
};

/** What costs less beside the product; its rates are the lower ones, with the usual ones as the old price. */
export type AddOn = Pictured & {
  readonly brand: string;
  readonly condition: Condition;
  readonly rates: readonly RentalRate[];
};

export type Companions = { readonly members: readonly BundleMember[]; readonly addOns: readonly AddOn[] };
