import { pushEvent } from '../../platform/analytics/data-layer.ts';
import { keep, readKept } from '../../platform/browser-storage.ts';

/** A store that somebody chose, not one that the shop guessed; with the store's own postal code. */
export type StoreChoice = { readonly storeId: string; readonly postalCode: string };

/** Whether store or postal code differ from the choice before; so it is with the first one. */
export function isChangedChoice(prior: unknown, next: StoreChoice): boolean {
  if (typeof prior !== 'object' || prior === null) return true;
  const { storeId, postalCode } = prior as Partial<StoreChoice>;
  return storeId !== next.storeId || postalCode !== next.postalCode;
}

/** Tells of a choice, and keeps it for the next one to be compared with. */
export function tellStoreChoice({ storeId, postalCode }: StoreChoice): void {
  const next = { storeId, postalCode };
  pushEvent({ event: 'storeChange', ...next, isChanged: isChangedChoice(readKept('storeChoice'), next) });
  keep('storeChoice', next);
}
