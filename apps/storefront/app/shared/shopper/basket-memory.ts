import { forget, keep, readKept } from '../../platform/browser-storage.ts';

/** What the browser remembers of a visitor's baskets (specification sections 4 and 7); the server has the truth. */
export type BasketMemory = {
  /** What lies in the cart. */
  readonly basketTrack: readonly { readonly productId: string; readonly quantity: number }[];
  /** The temporary basket that an application travels on; null while there is none. */
  readonly tempBasketId: string | null;
};

export const noBasketMemory: BasketMemory = { basketTrack: [], tempBasketId: null };

/** Writes what changed: other windows take each write for news. */
export function rememberBaskets({ basketTrack, tempBasketId }: BasketMemory): void {
  const isSame = JSON.stringify(readKept('basketTrack') ?? []) === JSON.stringify(basketTrack);
  if (!isSame) keep('basketTrack', basketTrack);
  if (tempBasketId === null) forget('tempBasketId');
  else if (readKept('tempBasketId') !== tempBasketId) keep('tempBasketId', tempBasketId);
}
