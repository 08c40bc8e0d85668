import { isAccountPath } from '../../../platform/session/login-page.ts';

export type SessionPreferences = { readonly timeoutMs: number; readonly excludedPages: readonly string[] };

/** Account pages of a signed-in customer, and their orders. */
export function isSessionPath(pathname: string): boolean {
  return (
    isAccountPath(pathname) ||
    /^\/(?:orders(?:\/|$)|account\/wishlist\/?$|refer-a-friend\/refer\/?$)/.test(pathname)
  );
}

/** A path that the retailer excludes, or one below it. */
export function isExcludedPath(pathname: string, excludedPages: readonly string[]): boolean {
  return excludedPages.some(
    (page) => pathname === page || pathname.startsWith(`${page.replace(/\/+$/, '')}/`),
  );
}
