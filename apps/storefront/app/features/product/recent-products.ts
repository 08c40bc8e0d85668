import { keep, readKept } from '../../platform/browser-storage.ts';

/** More than a row shows, so that the product on the page can be left out. */
const KEPT = 12;

/** Ids of the products that were looked at in this browser, the newest first. */
export function readRecentIds(): readonly string[] {
  const kept = readKept('recentlyViewed');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
}

export function rememberProduct(productId: string): void {
  const others = readRecentIds().filter((id) => id !== productId);
  keep('recentlyViewed', [productId, ...others].slice(0, KEPT));
}

export function forgetRecent(): void {
  keep('recentlyViewed', []);
}
