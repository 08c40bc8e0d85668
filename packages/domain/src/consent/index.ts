/** What a visitor decides on; the necessary cookies are not up for choice. */
export const CONSENT_CATEGORIES = ['functional', 'performance', 'advertising'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** Raised when a category comes to mean something else: everybody is asked again. */
export const CONSENT_VERSION = 1;

/** How long an answer stands. California lets nobody who declined be asked again within twelve months (CCPA, 11 CCR 7028). */
export const CONSENT_DAYS = 365;

export type Consent = {
  /** Random, of this answer alone; null before an answer. */
  readonly id: string | null;
  /** What the visitor chose. */
  readonly chosen: readonly ConsentCategory[];
  /** What may happen: nothing before an answer, and no advertising under Global Privacy Control. */
  readonly categories: readonly ConsentCategory[];
  readonly isGpc: boolean;
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function listCategories(names: readonly string[]): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => names.includes(category));
}

/** The value of the cookie `consent`. */
export function formatConsent(id: string, categories: readonly string[]): string {
  return [CONSENT_VERSION, id, listCategories(categories).join('-')].join('.');
}

/**
 * Reads the cookie `consent`. A value of another version, or one that nobody wrote, is no answer.
 * @param isGpc whether the browser sends Global Privacy Control, an opt-out of advertising in every state here
 */
export function parseConsent(cookie: string | undefined, isGpc: boolean): Consent {
  const [version, id = '', names = ''] = (cookie ?? '').split('.');
  const isAnswered = version === String(CONSENT_VERSION) && ID.test(id);
  const chosen = isAnswered ? listCategories(names.split('-')) : [];
  const categories = chosen.filter((category) => !(isGpc && category === 'advertising'));
  return { id: isAnswered ? id : null, chosen, categories, isGpc };
}
