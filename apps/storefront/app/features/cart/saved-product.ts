import type { ProductHit } from '@ownpath/contracts/catalog';

/** A saved item: the product, or one colour of it, as the visitor's store has it. */
export type SavedProduct = ProductHit & {
  /** As on the list: the product's id or the colour's. */
  readonly savedId: string;
  /** Saved in a colour; `variants` holds that one alone. */
  readonly isInColor: boolean;
};
