/** Which header and footer stand around a page. A route says so in its `handle`. */
export type PageFrame = 'shop' | 'checkout' | 'bare';

export type FrameHandle = { readonly frame: PageFrame };

/** The frame that the deepest match asks for. */
export function frameOf(matches: readonly { readonly handle: unknown }[]): PageFrame {
  for (const { handle } of matches.toReversed()) {
    if (typeof handle === 'object' && handle !== null && 'frame' in handle) {
      const { frame } = handle;
      if (frame === 'checkout' || frame === 'bare' || frame === 'shop') return frame;
    }
  }
  return 'shop';
}
