import { DEFAULT_FREQUENCY, FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { parseCookie, stringifySetCookie } from '../../platform/session/cookie-header.server.ts';

const COOKIE_NAME = 'frequency';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isFrequency(value: unknown): value is Frequency {
  return FREQUENCIES.some((frequency) => frequency === value);
}

/** The payment frequency of the prices shown; weekly until the visitor chooses. */
export function readFrequency(request: Request): Frequency {
  const value = parseCookie(request.headers.get('Cookie'), COOKIE_NAME);
  return isFrequency(value) ? value : DEFAULT_FREQUENCY;
}

export function frequencyCookie(frequency: Frequency, isSecure: boolean): string {
  return stringifySetCookie(COOKIE_NAME, frequency, {
    maxAgeSeconds: MAX_AGE_SECONDS,
    isSecure,
    isHttpOnly: true,
  });
}
