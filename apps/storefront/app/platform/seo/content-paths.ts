/** Public pages of the shop that the API does not list. */
export const contentPaths: readonly string[] = [
  '/',
  '/shop-all',
  '/shop-by-brand',
  '/find-a-store',
  '/how-rac-works',
  '/faqs',
  '/contact-us',
  '/rac-specials/sign-up-for-deals',
  '/instant-approval',
  '/rac-exchange',
  '/privacy-policy',
  '/terms-conditions',
];
