import { getStateRule } from '@ownpath/domain/stores';

/** What pricing and availability need to know of the shopper's store. */
export type SellingStore = {
  readonly id: string;
  readonly stateCode: string;
  readonly zoneId: string;
  readonly timeZone: string;
  readonly sameAsCashDays: number;
  readonly isExtendedAisleEnabled: boolean;
  readonly isHighRisk: boolean;
  /** Stores of the same geo pool that sell today, this one left out. */
  readonly geoPoolStoreIds: readonly string[];
  readonly restrictedCategoryIds: readonly string[];
};

/** Nothing is rented from a store that is switched off, has stopped selling online or is in a closed state. */
export function isSelling(store: {
  readonly isEnabled: boolean;
  readonly hasClosed: boolean;
  readonly stateCode: string;
}): boolean {
  return store.isEnabled && !store.hasClosed && getStateRule(store.stateCode).enabled;
}
