import type { FrameHandle } from '../shell/page-frame.ts';

export { default, loader } from './content-page.tsx';

/** Shown inside the retailer's app, which has a frame of its own. */
export const handle: FrameHandle = { frame: 'bare' };
