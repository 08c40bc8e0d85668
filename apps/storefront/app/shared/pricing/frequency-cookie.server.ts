import { DEFAULT_FREQUENCY, FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { parseCookie, stringifySetCookie } from 'cookie';

const COOKIE_NAME = 'frequency';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isFrequency(value: unknown): value is Frequency {
  return FREQUENCIES.some((frequency) => frequency === value);
}

/** The payment frequency of the prices shown; weekly until the visitor chooses. */
export function readFrequency(request: Request): Frequency {
  const value = parseCookie(request.headers.get('Cookie') ?? '')[COOKIE_NAME];
  return isFrequency(value) ? value : DEFAULT_FREQUENCY;
}

export function frequencyCookie(frequency: Frequency, isSecure: boolean): string {
  return stringifySetCookie({
    name: COOKIE_NAME,
    value: frequency,
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
  });
}
