import { DEFAULT_FREQUENCY, FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import { parseCookie, stringifySetCookie } from 'cookie';

export const COOKIE_NAME = 'frequency';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isFrequency(value: unknown): value is Frequency {
  return FREQUENCIES.some((frequency) => frequency === value);
}

/** The payment frequency of the prices shown; weekly until the visitor chooses. */
export function readFrequency(request: Request): Frequency {
  const value = parseCookie(request.headers.get('Cookie') ?? '')[COOKIE_NAME];
  return isFrequency(value) ? value : DEFAULT_FREQUENCY;
}

/** The frequency of the prices that a form was sent beside: a choice that is not saved yet comes with it. */
export function readShownFrequency(form: FormData, request: Request): Frequency {
  const shown = form.get('frequency');
  return isFrequency(shown) ? shown : readFrequency(request);
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
