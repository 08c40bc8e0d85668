import { seconds } from './durations.ts';

export const CAROUSEL_AUTO_SLIDE_MS = seconds(3);
export const CAROUSEL_SLIDE_SPEED_MS = 500;
export const CAROUSEL_BREAKPOINTS_PX = { medium: 768, small: 480 } as const;
export const CAROUSEL_SLIDES_TO_DISPLAY = [1, 2, 3, 4, 5, 6] as const;
/** On extra-small screens a part of the next slide may show. */
export const CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY = [1, 1.2, 1.3, 1.5, 2, 3, 4, 5, 6] as const;
/** Arrows from one product more than this, on large screens. */
export const PRODUCT_CAROUSEL_ARROWS_ABOVE = 3;
export const PRODUCT_CAROUSEL_SKELETONS = 4;
