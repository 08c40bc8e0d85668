export const MOBILE_BREAKPOINT_PX = 768;
export const DESKTOP_BREAKPOINT_PX = 992;
export const DRAWER_MAX_WIDTH_PX = 346;
export const STORE_LIST_MAX_HEIGHT_PX = 350;
export const MEGA_MENU_MAX_COLUMNS = 5;
export const READ_MORE_CLAMP_LINES = 5;
/** Share of an element that must be visible to count as an impression. */
export const IMPRESSION_VISIBILITY_THRESHOLD = 0.9;
