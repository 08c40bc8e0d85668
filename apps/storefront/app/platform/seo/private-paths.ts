/**
 * First segments of pages that belong to one shopper or are a step of a process. Search engines do not index them, and
 * they have no alternate languages. Search results are included, because every query is a separate URL.
 * In lower case: routes match in any case, so `/Cart` is the cart too.
 */
const PRIVATE_SEGMENTS: ReadonlySet<string> = new Set([
  'search',
  'cart',
  'checkout',
  'account',
  'my-account',
  'myaccount',
  'my-accounts',
  'orders',
  'addresses',
  'login',
  'logout',
  'registration',
  'reset-password',
  'callback',
  'idpcallback',
  'approved',
  'pre-approvedpage',
  'declined',
  'service-failure',
  'service-failure-login',
  'web-order-form',
  'payfone',
  'order-confirmation',
  'submit-application',
  'payment-successfull',
  'thankyou-verificationpage',
  'link-agreement',
  'bplus-checkout-confirmation',
  'bplus-unable-to-checkout',
  'docusign-redirect',
  'refer-a-friend',
  'unsubscribe',
  'cookie-choices',
  'write-to-us',
  'promo-code-invalid',
  'page-not-found',
]);

/** @param pathname without site and locale prefix */
export function isPrivatePath(pathname: string): boolean {
  const segments = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return PRIVATE_SEGMENTS.has(segments[0] ?? '') || segments.at(-1) === 'login';
}
