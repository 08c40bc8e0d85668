/**
 * First segments of pages that belong to one shopper, or that are a step of something: search engines list none of
 * them, and they have no other language to be found in. Search results are among them: every word is an address.
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
  'pre-approvedPage',
  'declined',
  'service-failure',
  'service-failure-login',
  'web-order-form',
  'payfone',
  'order-confirmation',
  'submit-application',
  'payment-successfull',
  'thankyou-verificationPage',
  'link-agreement',
  'BPlus-checkout-confirmation',
  'BPlus-unable-to-checkout',
  'docusign-redirect',
  'unsubscribe',
  'promo-code-invalid',
  'page-not-found',
]);

/** @param pathname without site and locale prefix */
export function isPrivatePath(pathname: string): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return PRIVATE_SEGMENTS.has(segments[0] ?? '') || segments.at(-1) === 'login';
}
