/** Ids of content pages that stand at `/{id}`; all others at `/page-viewer/{id}`. */
export const pagesWithAddress = [
  'how-rac-works',
  'faqs',
  'contact-us',
  'privacy-policy',
  'terms-conditions',
  'rac-exchange',
] as const;

/** Pages whose routes show more than the content page. */
const otherAddresses: Readonly<Record<string, string>> = {
  home: '/',
  your_video: '/your_video',
  'deals-signup-panel': '/rac-specials/sign-up-for-deals',
};

/** The one address of a content page, which search engines are told wherever it is shown. */
export function contentPath(pageId: string): string {
  const own = pagesWithAddress.some((id) => id === pageId) ? `/${pageId}` : undefined;
  return own ?? otherAddresses[pageId] ?? `/page-viewer/${pageId}`;
}
