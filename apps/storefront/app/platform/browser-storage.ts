/** Everything that the shop keeps in a browser beside its cookies: stays on the device, and is sent nowhere. */
const KEYS = {
  /** Words that were searched for, the newest first; decision 0014. */
  recentSearches: 'recentSearches',
  /** Ids of products that were looked at, the newest first. */
  recentlyViewed: 'recentlyViewed',
  /** Ids of products that a guest saved (specification section 7). */
  wishlist: 'wishlist',
  /** Ids and pieces of what lies in the cart, for other windows of this browser (specification section 4). */
  basketTrack: 'basketTrack',
  /** The temporary basket that an application travels on, while there is one (specification section 4). */
  tempBasketId: 'tempBasketId',
  /** The delivery day that was chosen for goods from the manufacturer (specification section 7). */
  eaDeliveryDate: 'EADeliveryDate',
  /** The number that a one-time code was sent to, ten digits (specification section 7). */
  phoneNumber: 'phoneNumber',
  /** The id of the web-order lead that is sent next (specification section 7). */
  shortFormLeadId: 'shortFormLeadId',
  /** The store that was chosen last, by its id: suggested to a visitor whose session has ended. */
  store: 'store',
  /** Store and postal code that were chosen by hand last, to tell a change (specification section 4). */
  storeChoice: 'storeChoice',
  /** When the shopper was active last, in checkout and account: shared by the tabs (specification section 4). */
  checkoutActivity: 'checkoutActivity',
  accountActivity: 'accountActivity',
  /** Agreements that were paid, and since when: remembered for an hour (specification section 4). */
  recentlyPaid: 'recentlyPaid',
  /** The categories that the visitor allows; written by the server's documents (specification section 7). */
  consent: 'consent',
} as const;

/** Kept only with functional consent; the other keys hold what the visitor asked for (decision 0085). */
export const FUNCTIONAL_KEYS: readonly string[] = ['recentSearches', 'recentlyViewed'];
/** Before a product's id: what was chosen of it last (specification section 7). Functional too. */
export const PRODUCT_KEYS = 'PDP_default_';

type Key = keyof typeof KEYS | `${typeof PRODUCT_KEYS}${string}`;
const nameOf = (key: Key): string => KEYS[key as keyof typeof KEYS] ?? key;

/** Whether the visitor allows a category of scripts and storage, as the document that was loaded says. */
export function hasConsent(category: 'performance'): boolean {
  try {
    return localStorage.consent?.includes(category) ?? false;
  } catch {
    return false;
  }
}

/** What was kept, `null` where nothing was, it is no JSON, or storage is shut. */
export function readKept(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; false where storage is shut, full or not allowed, and the shop goes on without memory. */
export function keep(key: Key, value: unknown): boolean {
  try {
    const isFunctional = FUNCTIONAL_KEYS.includes(key) || key.startsWith(PRODUCT_KEYS);
    if (isFunctional && !localStorage.consent?.includes('functional')) return false;
    localStorage.setItem(nameOf(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a cookie that the server reads too, for a number of days. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
}

/** A cookie that scripts may read; null where there is none. */
export function readCookie(name: string): string | null {
  return document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? null;
}

/** True the first time that a tab asks; never again in it, nor where storage is shut. */
export function isFirstInTab(
  key: 'storeGuessed' | `order ${string}` | `${'view' | 'click'}Search ${string}`,
): boolean {
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
}

/** Counts in this tab; 0 where storage is shut. */
export function countInTab(key: 'serviceFailures'): number {
  try {
    const count = Number(sessionStorage.getItem(key) ?? 0) + 1;
    sessionStorage.setItem(key, String(count));
    return count;
  } catch {
    return 0;
  }
}

/** The lead's id (specification section 7): one for each request to a store, until that is sent. */
export function shortFormLeadId(): string {
  const kept = readKept('shortFormLeadId');
  if (typeof kept === 'string' && kept !== '') return kept;
  const id = crypto.randomUUID();
  keep('shortFormLeadId', id);
  return id;
}

/** A mark for the next page of this tab, also after a visit to another site. */
export function putInTab(key: 'signedOut'): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Shut storage keeps nothing.
  }
}

/** True once when the mark was put. */
export function takeInTab(key: 'signedOut'): boolean {
  try {
    if (sessionStorage.getItem(key) === null) return false;
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: keyof typeof KEYS): void {
  try {
    localStorage.removeItem(KEYS[key]);
  } catch {
    // Shut storage keeps nothing.
  }
}
