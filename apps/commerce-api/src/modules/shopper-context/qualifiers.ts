import { SessionQualifiers } from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { StoreRow } from '../stores/index.ts';

export type QualifierMap = Readonly<Record<string, string>>;
export type QualifierChanges = Readonly<Record<string, string | null>>;

/** Facts of the store: the server writes them, whatever a client sends under these names. */
const STORE_QUALIFIERS = [
  'storeId',
  'zoneId',
  'fzTagline',
  'geopoolStores',
  'address1',
  'city',
  'stateCode',
  'phone',
  'storeEnable',
  'storeHide',
  'isRAFPromoAvailable',
  'isRAFPromoEligible',
  'rafPromoCode',
  'rafPromoDescription',
] as const;
const storeQualifierNames: ReadonlySet<string> = new Set(STORE_QUALIFIERS);
/** Qualifiers whose text is JSON and which a client may write (specification section 3). */
const JSON_QUALIFIERS = ['storeDistance'] as const;
const MAX_JSON_DEPTH = 4;
const postalCodePattern = /^\d{5}$/;

/** What of the sent qualifiers is the client's to say; null values say nothing. */
export function clientQualifiers(sent: QualifierChanges | undefined): QualifierMap {
  const kept = Object.entries(sent ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== null && !storeQualifierNames.has(entry[0]),
  );
  return Object.fromEntries(kept);
}

export function storeQualifiers(store: StoreRow, locale: Locale): QualifierMap {
  return {
    storeId: store.id,
    zoneId: store.zoneId,
    fzTagline: store.tagline[locale],
    geopoolStores: JSON.stringify(store.geoPoolStoreIds),
    address1: store.address1,
    city: store.city,
    stateCode: store.stateCode,
    phone: store.phone,
    storeEnable: String(store.isEnabled),
    storeHide: String(store.isHidden),
    isRAFPromoAvailable: String(store.isReferralPromotionAvailable),
    isRAFPromoEligible: String(store.isReferralPromotionEligible),
    ...(store.referralPromotionCode ? { rafPromoCode: store.referralPromotionCode } : {}),
    ...(store.referralPromotionDescription
      ? { rafPromoDescription: store.referralPromotionDescription[locale] }
      : {}),
  };
}

/** The shopper's own ZIP code where it is one, else that of the store. */
export function postalCodeOf(qualifiers: QualifierMap, store: StoreRow | null): string | null {
  const { postalCode } = qualifiers;
  return postalCode && postalCodePattern.test(postalCode) ? postalCode : (store?.postalCode ?? null);
}

/** Merges changes as documented: a null value deletes its key, an empty object deletes all. */
export function mergeQualifiers(
  existing: QualifierMap,
  changes: QualifierChanges | undefined,
): QualifierChanges {
  if (changes === undefined) return existing;
  if (Object.keys(changes).length === 0) return {};
  return { ...existing, ...changes };
}

/** The text values of a stored map. */
export function toQualifierMap(stored: Readonly<Record<string, unknown>>): QualifierMap {
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((child) => isDeeperThan(child, limit - 1));
}

function isShallowJson(text: string): boolean {
  try {
    return !isDeeperThan(JSON.parse(text), MAX_JSON_DEPTH);
  } catch {
    return false;
  }
}

/** @throws DomainError `InvalidParameters` when a qualifier that carries JSON does not, or is nested too deeply */
export function assertJsonQualifiers(sent: QualifierChanges | undefined): void {
  for (const name of JSON_QUALIFIERS) {
    const text = sent?.[name];
    if (text === undefined || text === null || text === '' || isShallowJson(text)) continue;
    throw new DomainError('InvalidParameters', `The qualifier ${name} must be shallow JSON.`, {
      fields: [{ path: `body.customQualifiers.${name}`, code: 'invalid_json' }],
    });
  }
}

const names = Object.keys(SessionQualifiers.shape) as (keyof SessionQualifiers)[];

/** The documented qualifiers of a sent context that say something; nulls and absent ones are left out. */
export function pickSessionQualifiers(sent: SessionQualifiers): SessionQualifiers {
  return Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined || sent[name] === null ? [] : [[name, sent[name]]])),
  );
}

/** What is stored after a PATCH: sent ones replace, null deletes, the others stay. */
export function mergeSessionQualifiers(
  stored: SessionQualifiers,
  sent: SessionQualifiers,
): SessionQualifiers {
  const changes = Object.fromEntries(names.filter((name) => name in sent).map((name) => [name, sent[name]]));
  return pickSessionQualifiers({ ...stored, ...changes });
}

/** A client address is kept only when the caller wants it evaluated later, as documented. */
export function withoutClientIp(sent: SessionQualifiers): SessionQualifiers {
  const { clientIp: _, ...others } = sent;
  return others;
}

/** Stored JSON as the documented qualifiers; what does not fit any more is dropped. */
export function readSessionQualifiers(stored: Readonly<Record<string, unknown>>): SessionQualifiers {
  const result = SessionQualifiers.safeParse(stored);
  return result.success ? result.data : {};
}
