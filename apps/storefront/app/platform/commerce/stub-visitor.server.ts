import type { Locale } from '@ownpath/domain/site';
import { deriveSessionKey, readSession } from '../session/session.server.ts';
import { type CommerceClient, createCommerceClient, type StateIn } from './client.server.ts';
import type { CommerceFetch } from './commerce-fetch.server.ts';

const HOUR_MS = 3_600_000;
const key = deriveSessionKey('a secret of more than thirty-two characters');

/** For tests: what an API answers to the login of the shop's own guest, whose token is `of-the-shop`; null for other calls. */
export function answerLogin(pathname: string): Response | null {
  if (pathname.endsWith('/authorize')) {
    return new Response(null, { status: 303, headers: { Location: '/callback?code=c&usid=u' } });
  }
  if (!pathname.endsWith('/token')) return null;
  return Response.json({
    access_token: 'of-the-shop',
    id_token: '',
    refresh_token: 'r',
    expires_in: 1800,
    refresh_token_expires_in: 3600,
    token_type: 'Bearer',
    usid: 'u',
    customer_id: 'c',
    enc_user_id: '',
    idp_access_token: '',
    idp_refresh_token: '',
  });
}

type Visit = {
  /** Files share what the process keeps: no other test asks for this site. */
  readonly siteId: string;
  readonly locale?: Locale;
  readonly clientAddress?: string | null;
  readonly stateIn?: StateIn;
};

/** For tests: a client of the visitor with this token, who is registered; null for one without a session. */
export function visitorClient(
  fetch: CommerceFetch,
  token: string | null,
  { siteId, locale = 'en-US', clientAddress = null, stateIn }: Visit,
): CommerceClient {
  const session = readSession(new Request('http://shop.test/'), key, false);
  if (token !== null) {
    session.update({
      tokens: {
        accessToken: token,
        accessExpiresAtMs: Date.now() + HOUR_MS,
        refreshToken: 'refresh',
        refreshExpiresAtMs: Date.now() + HOUR_MS,
        usid: `visit-of-${token}`,
        customerId: token,
        isRegistered: true,
      },
    });
  }
  return createCommerceClient({
    fetch,
    session,
    siteId,
    locale,
    publicOrigin: 'http://shop.test',
    clientAddress,
    signal: new AbortController().signal,
    ...(stateIn ? { stateIn } : {}),
  });
}
