import type { SessionQualifiers } from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import { getOpenStore, type StoreRow } from '../stores/index.ts';
import {
  assertJsonQualifiers,
  clientQualifiers,
  pickSessionQualifiers,
  postalCodeOf,
  type QualifierChanges,
  storeQualifiers,
} from './qualifiers.ts';
import type { ContextValues, Queryable } from './shopper-context-queries.ts';

const promotionCodePattern = /^[\w-]{1,40}$/;

/** A store suggested from an address is marked; every other store was chosen by the shopper. */
const isGuess = (sent: QualifierChanges | undefined) => sent?.storeSelect === 'false';

/**
 * The columns to store for the sent qualifiers: those of the client, and the store's facts from the database.
 * @throws DomainError `StoreNotFound` or `StateNotServed` when the store may not be chosen; `InvalidParameters`
 */
export async function toContextValues(
  queryable: Queryable,
  sent: {
    readonly customQualifiers: QualifierChanges | undefined;
    readonly assignmentQualifiers: QualifierChanges | undefined;
    readonly session: SessionQualifiers;
  },
  locale: Locale,
  now: Date,
): Promise<ContextValues> {
  assertJsonQualifiers(sent.customQualifiers);
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
    sessionQualifiers: pickSessionQualifiers(sent.session),
    storeId: store?.id ?? null,
    postalCode,
    stateCode: store?.stateCode ?? null,
    appliedPromotionCode: promotionCodePattern.test(promotion) ? promotion.toUpperCase() : null,
    isStoreChosen: store !== null && !isGuess(sent.customQualifiers),
  };
}
