/** Named by the specification (section 7). `false` once the shopper has signed out. */
export const FETCHED_COOKIE = 'ieContentFetched';

export function isContentFetched(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${FETCHED_COOKIE}=true`);
}

/** Pages with something to finish: no offer interrupts cart, checkout, application, signature or sign-in. */
const QUIET_PATH =
  /^\/(?:cart|checkout|instant-approval|payfone|submit-application|approved|pre-approvedPage|declined|service-failure|service-failure-login|web-order-form|docusign-redirect|link-agreement|orders|account|my-accounts?|registration|reset-password|mobile-app-landing-page)(?:\/|$)|\/login\/?$|^\/myaccount\//;

/** @param pathname without the site's and the locale's prefix */
export function mayInterrupt(pathname: string): boolean {
  return !QUIET_PATH.test(pathname);
}
