import type { LayoutHandle } from '../shell/page-shell.tsx';

export { default, loader } from './content-page.tsx';

/** Shown inside the retailer's app, which has its own header and footer. */
export const handle: LayoutHandle = { layout: 'bare' };
