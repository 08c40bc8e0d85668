import type { RentalRate } from '@ownpath/contracts/catalog';
import type { BundleMember } from './companions.ts';

export type BundleSaving = {
  /** Of the pieces by themselves, for one period. */
  readonly apartCents: number;
  /** Less than that, for one period. */
  readonly savedCents: number;
  readonly apartTotalCents: number;
};

/** What a set costs less than its pieces; null when a piece has no price or nothing is saved. */
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
