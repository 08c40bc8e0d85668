import { keep, readKept } from '../../platform/browser-storage.ts';

/** More than a row shows, because the page's own product is left out. */
const MAX_STORED = 12;

/** Ids of the products viewed in this browser, the newest first. */
export function readRecentIds(): readonly string[] {
  const stored = readKept('recentlyViewed');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_STORED) : [];
}

export function rememberProduct(productId: string): void {
  const others = readRecentIds().filter((id) => id !== productId);
  keep('recentlyViewed', [productId, ...others].slice(0, MAX_STORED));
}

export function forgetRecent(): void {
  keep('recentlyViewed', []);
}
