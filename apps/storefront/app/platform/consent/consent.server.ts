import { randomUUID } from 'node:crypto';
import { CONSENT_DAYS, type Consent, formatConsent, parseConsent } from '@ownpath/domain/consent';
import { parseCookie, stringifySetCookie } from 'cookie';

export const COOKIE_NAME = 'consent';

/** What the visitor allows, by cookie and Global Privacy Control. */
export function consentOf(request: Request): Consent {
  const cookies = parseCookie(request.headers.get('Cookie') ?? '');
  return parseConsent(cookies[COOKIE_NAME], request.headers.get('Sec-GPC') === '1');
}

export const newConsentId = (): string => randomUUID();

export function consentCookie(id: string, categories: readonly string[], isSecure: boolean): string {
  return stringifySetCookie({
    name: COOKIE_NAME,
    value: formatConsent(id, categories),
    path: '/',
    maxAge: CONSENT_DAYS * 24 * 60 * 60,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
  });
}
