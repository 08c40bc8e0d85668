/** How long a cookie lives, in days, by its name or use (specification section 9). */
export const SIGN_UP_ACCEPTED_COOKIE_DAYS = 100;
export const SIGN_UP_DECLINED_COOKIE_DAYS = 15;
export const CATEGORY_VIEW_COOKIE_DAYS = 30;
/** Another reading of the specification is seven days; the shorter one keeps less. */
export const CHAT_COOKIE_DAYS = 1;
export const INTERSTITIAL_FETCHED_COOKIE_DAYS = 1;
