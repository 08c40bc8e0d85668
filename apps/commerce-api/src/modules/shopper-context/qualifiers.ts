import { SessionQualifiers } from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { StoreRow } from '../stores/index.ts';

export type QualifierMap = Readonly<Record<string, string>>;
export type QualifierChanges = Readonly<Record<string, string | null>>;

/** Facts of the store. The server writes them and ignores what a client sends under these names. */
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
/** Qualifiers that a client may write and whose value is JSON (specification section 3). */
const JSON_QUALIFIERS = ['storeDistance'] as const;
const MAX_JSON_DEPTH = 4;
const postalCodePattern = /^\d{5}$/;

/** The sent qualifiers that a client may write, without null values. */
export function clientQualifiers(sent: QualifierChanges | undefined): QualifierMap {
  const accepted = Object.entries(sent ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== null && !storeQualifierNames.has(entry[0]),
  );
  return Object.fromEntries(accepted);
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

/** The shopper's own ZIP code if it is valid, else that of the store. */
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

/** @throws DomainError `InvalidParameters` when a JSON qualifier is malformed or nested too deeply */
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

/** The documented qualifiers of a sent context that have a value. */
export function pickSessionQualifiers(sent: SessionQualifiers): SessionQualifiers {
  return Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined || sent[name] === null ? [] : [[name, sent[name]]])),
  );
}

/** Qualifiers after a PATCH: a value replaces, null deletes, the others stay. */
export function mergeSessionQualifiers(
  stored: SessionQualifiers,
  sent: SessionQualifiers,
): SessionQualifiers {
  const changes = Object.fromEntries(names.filter((name) => name in sent).map((name) => [name, sent[name]]));
  return pickSessionQualifiers({ ...stored, ...changes });
}

/** A client address is stored only if the caller asks for its evaluation, as documented. */
export function withoutClientIp(sent: SessionQualifiers): SessionQualifiers {
  const { clientIp: _, ...others } = sent;
  return others;
}

/** Parses stored JSON; qualifiers of an outdated form are dropped. */
export function readSessionQualifiers(stored: Readonly<Record<string, unknown>>): SessionQualifiers {
  const result = SessionQualifiers.safeParse(stored);
  return result.success ? result.data : {};
}
