/** Durations in milliseconds: `minutes(2)` instead of a product of numbers. */
export function seconds(count: number): number {
  return count * 1_000;
}

export function minutes(count: number): number {
  return seconds(count * 60);
}

export function hours(count: number): number {
  return minutes(count * 60);
}

export function days(count: number): number {
  return hours(count * 24);
}

export const TOAST_MS = seconds(5);
export const DEALS_CONFIRMATION_MS = seconds(5);
export const SIGNED_OUT_TOAST_MS = seconds(5);
export const SEARCH_DEBOUNCE_MS = 300;
export const SEARCH_PLACEHOLDER_ROTATION_MS = seconds(5);

/** The store popover closes after this time, or when the page is scrolled this far. */
export const STORE_POPOVER_MS = seconds(10);
export const STORE_POPOVER_SCROLL_PX = 300;

/** "Need more time?" waits this long before the basket is abandoned. */
export const INACTIVITY_FINAL_WAIT_MS = seconds(60);

export const RECENTLY_PAID_MS = hours(1);
export const RECENTLY_PAID_CHECK_MS = minutes(1);
/** Delay between a refetch request and the reload of the account. */
export const ACCOUNT_REFETCH_DELAY_MS = seconds(5);
export const OFFERS_ANALYTICS_DELAY_MS = seconds(1);

export const SEGMENT_POLL_MS = 100;
export const SEGMENT_POLL_TIMEOUT_MS = seconds(5);
export const TRACKING_POLL_MS = 500;
export const TRACKING_POLL_TIMEOUT_MS = seconds(5);
export const ANALYTICS_SCRIPT_POLL_MS = seconds(1);
export const ANALYTICS_SCRIPT_TIMEOUT_MS = seconds(5);
export const CHAT_POLL_MS = 500;
export const CHAT_POLL_TIMEOUT_MS = seconds(10);
export const APP_CHAT_POLL_TIMEOUT_MS = seconds(30);

export const CHUNK_LOAD_TIMEOUT_MS = seconds(120);

/** Cookie lifetimes in days, by name or use (specification section 9). */
export const SIGN_UP_ACCEPTED_COOKIE_DAYS = 100;
export const SIGN_UP_DECLINED_COOKIE_DAYS = 15;
export const CATEGORY_VIEW_COOKIE_DAYS = 30;
/** The specification can also be read as seven days. The shorter lifetime stores less. */
export const CHAT_COOKIE_DAYS = 1;
export const INTERSTITIAL_FETCHED_COOKIE_DAYS = 1;
