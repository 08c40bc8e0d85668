import type { FrameHandle } from '../shell/page-frame.ts';

export { default, loader } from './content-page.tsx';

/** Shown inside the retailer's app, which has its own header and footer. */
export const handle: FrameHandle = { frame: 'bare' };
