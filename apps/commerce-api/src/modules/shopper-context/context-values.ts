import { getOpenStore, type StoreRow } from '../stores/index.ts';
import { clientQualifiers, postalCodeOf, type QualifierChanges, storeQualifiers } from './qualifiers.ts';
import type { ContextValues, Queryable } from './shopper-context-store.ts';

const promotionCodePattern = /^[\w-]{1,40}$/;

/** A store guessed from an address says so; any other was chosen. */
const isGuess = (sent: QualifierChanges | undefined) => sent?.storeSelect === 'false';

/**
 * What is stored of the qualifiers that a client sent: its own, and the store's facts read from the database.
 * @throws DomainError `StoreNotFound` or `StateNotServed` when the store may not be chosen
 */
export async function toContextValues(
  queryable: Queryable,
  sent: {
    readonly customQualifiers: QualifierChanges | undefined;
    readonly assignmentQualifiers: QualifierChanges | undefined;
  },
  locale: 'en-US' | 'es-US',
  now: Date,
): Promise<ContextValues> {
  const storeId = sent.customQualifiers?.storeId;
  const store: StoreRow | null = storeId ? await getOpenStore(queryable, storeId, now) : null;
  const own = clientQualifiers(sent.customQualifiers);
  const postalCode = postalCodeOf(own, store);
  const promotion = own.appliedPromotions ?? '';
  return {
    customQualifiers: {
      ...own,
      ...(store ? storeQualifiers(store, locale) : {}),
      ...(postalCode ? { postalCode } : {}),
    },
    assignmentQualifiers: clientQualifiers(sent.assignmentQualifiers),
    storeId: store?.id ?? null,
    postalCode,
    stateCode: store?.stateCode ?? null,
    appliedPromotionCode: promotionCodePattern.test(promotion) ? promotion.toUpperCase() : null,
    isStoreChosen: store !== null && !isGuess(sent.customQualifiers),
  };
}
