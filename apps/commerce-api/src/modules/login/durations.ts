const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Documented lifetimes of the shopper login service. */
export const ACCESS_TOKEN_SECONDS = 30 * MINUTE_SECONDS;
export const GUEST_REFRESH_TOKEN_SECONDS = 30 * DAY_SECONDS;
export const REGISTERED_REFRESH_TOKEN_SECONDS = 90 * DAY_SECONDS;
export const AUTHORIZATION_CODE_SECONDS = 2 * MINUTE_SECONDS;

export function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
