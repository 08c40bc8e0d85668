import type { LayoutHandle } from '../shell/page-shell.tsx';

export { default, loader } from './content-page.tsx';

/** Shown inside the retailer's app, which has its own header and footer. */
export const handle: LayoutHandle = { layout: 'bare' };

/** For the app: in a search result it would be a page without a way into the shop. */
export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}
