import { seconds } from './durations.ts';

export const MOBILE_BREAKPOINT_PX = 768;
export const DESKTOP_BREAKPOINT_PX = 992;
export const DRAWER_MAX_WIDTH_PX = 346;
export const STORE_LIST_MAX_HEIGHT_PX = 350;
export const MEGA_MENU_MAX_COLUMNS = 5;
export const READ_MORE_CLAMP_LINES = 5;
/** Share of an element that must be visible to count as an impression. */
export const IMPRESSION_VISIBILITY_THRESHOLD = 0.9;

export const CAROUSEL_AUTO_SLIDE_MS = seconds(3);
export const CAROUSEL_SLIDE_SPEED_MS = 500;
export const CAROUSEL_BREAKPOINTS_PX = { medium: 768, small: 480 } as const;
export const CAROUSEL_SLIDES_TO_DISPLAY = [1, 2, 3, 4, 5, 6] as const;
/** Fractions show part of the next slide on extra-small screens. */
export const CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY = [1, 1.2, 1.3, 1.5, 2, 3, 4, 5, 6] as const;
/** On large screens, arrows appear when there are more products than this. */
export const PRODUCT_CAROUSEL_ARROWS_ABOVE = 3;
export const PRODUCT_CAROUSEL_SKELETONS = 4;
