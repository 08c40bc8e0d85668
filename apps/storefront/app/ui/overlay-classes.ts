import { cx } from './cx.ts';

/** The backdrop of dialogs, drawers and prompts. */
export const backdropClass = cx(
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-enter',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
);

/** Centred; below 768 px at the bottom of the screen. Tall dialogs scroll. */
export const dialogViewportClass =
  'fixed inset-0 z-50 grid items-end overflow-y-auto md:place-items-center md:p-4';

export const dialogPopupClass = cx(
  'relative w-full rounded-t-panel bg-oat-50 p-5 shadow-pop outline-none md:rounded-panel md:p-8',
  'transition-[opacity,transform] duration-enter ease-settle',
  'data-ending-style:translate-y-3 data-ending-style:opacity-0',
  'data-starting-style:translate-y-3 data-starting-style:opacity-0',
);

/** Popovers and menus. */
export const floatingClass = cx(
  'max-w-[calc(100vw-2rem)] rounded-card bg-white shadow-pop outline-none',
  'transition-[opacity,transform] duration-quick ease-settle',
  'data-ending-style:-translate-y-1 data-ending-style:opacity-0',
  'data-starting-style:-translate-y-1 data-starting-style:opacity-0',
);
