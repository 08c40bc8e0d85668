/** Any path that ends in `/login` is the sign-in page, and so is the one below (specification section 2). */
const SIGN_IN_PATH = /\/(?:login|payonline-getstarted)\/?$/;

/** @param pathname without the site's and the locale's prefix */
export function isLoginPath(pathname: string): boolean {
  return SIGN_IN_PATH.test(pathname);
}

/** Pages for signed-in customers (specification section 4: the logged-in group). Guests look up an order at /orders. */
export function isAccountPath(path: string): boolean {
  return /^\/(?:my-accounts?|account|addresses)(?:[/?#]|$)/.test(path) && !isOpenToGuests(path);
}

/** Guests have saved items too, stored on their device. */
function isOpenToGuests(path: string): boolean {
  return /^\/account\/wishlist(?:[/?#]|$)/.test(path);
}

/** The sign-in page with a return path. */
export function loginHref(returnTo: string): string {
  return `/login?returnTo=${encodeURIComponent(returnTo)}`;
}
