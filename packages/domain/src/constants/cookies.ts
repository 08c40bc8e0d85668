/** Cookie lifetimes in days, by name or use (specification section 9). */
export const SIGN_UP_ACCEPTED_COOKIE_DAYS = 100;
export const SIGN_UP_DECLINED_COOKIE_DAYS = 15;
export const CATEGORY_VIEW_COOKIE_DAYS = 30;
/** The specification can also be read as seven days. The shorter lifetime stores less. */
export const CHAT_COOKIE_DAYS = 1;
export const INTERSTITIAL_FETCHED_COOKIE_DAYS = 1;
