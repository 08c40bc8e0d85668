import { CHAT_COOKIE, readChatKind } from '@ownpath/domain/chat';
import { formatConsent } from '@ownpath/domain/consent';
import { parseCookie } from 'cookie';
import { FETCHED_COOKIE, isContentFetched } from '../../features/content/interstitial-cookie.ts';
import { ANSWERED_COOKIE, hasAnswered } from '../../features/deals/deals-modal.server.ts';
import { COOKIE_NAME as CONSENT_COOKIE, consentOf } from '../../platform/consent/consent.server.ts';
import { isCrawler } from '../../platform/seo/is-crawler.ts';
import { type GuestView, guestFactsOf } from '../../platform/session/guest-view.server.ts';
import { readSession, type SessionData, type SessionKey } from '../../platform/session/session.server.ts';
import {
  COOKIE_NAME as FREQUENCY_COOKIE,
  readFrequency,
} from '../../shared/pricing/frequency-cookie.server.ts';

/** An answer of nobody in particular. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const NO_STORE = { storeId: null, distanceMiles: null };

/** A visitor's device as far as pages depend on it, by its cookies. */
export type GuestDevice = Pick<GuestView, 'cookies' | 'isGpc'> & { readonly session: SessionData };

export function readGuestDevice(
  sent: { readonly cookies: string; readonly isGpc: boolean },
  key: SessionKey,
  isSecure: boolean,
): GuestDevice {
  const { cookies, isGpc } = sent;
  const request = new Request('http://localhost/', {
    headers: { Cookie: cookies, ...(isGpc ? { 'Sec-GPC': '1' } : {}) },
  });
  const { id, chosen } = consentOf(request);
  const chat = readChatKind(parseCookie(cookies)[CHAT_COOKIE]);
  const marks = [
    `${FREQUENCY_COOKIE}=${readFrequency(request)}`,
    ...(id === null ? [] : [`${CONSENT_COOKIE}=${formatConsent(NO_ID, chosen)}`]),
    ...(hasAnswered(cookies) ? [`${ANSWERED_COOKIE}=1`] : []),
    ...(isContentFetched(cookies) ? [`${FETCHED_COOKIE}=true`] : []),
    ...(chat === null ? [] : [`${CHAT_COOKIE}=${chat}`]),
  ];
  return { cookies: marks.join('; '), isGpc, session: readSession(request, key, isSecure).read() };
}

/** The view of a guest; `nearby` when it takes the store near their address, null for whoever gets pages of their own. */
export function guestViewOf(
  { session, cookies, isGpc }: GuestDevice,
  userAgent: string | null,
  now: number,
): GuestView | { readonly nearby: Pick<GuestView, 'cookies' | 'isGpc'> } | null {
  const facts = guestFactsOf(session, now);
  if (facts === null) return null;
  if (facts !== 'nearby') {
    const { storeId, isGuess, distanceMiles, cartCount } = facts;
    return { storeId, isGuess, distanceMiles, cartCount, cookies, isGpc };
  }
  // Search engines index the shop without the prices of one store.
  return isCrawler(userAgent) ? nearbyView({ cookies, isGpc }, NO_STORE) : { nearby: { cookies, isGpc } };
}

export function nearbyView(
  { cookies, isGpc }: Pick<GuestView, 'cookies' | 'isGpc'>,
  store: Pick<GuestView, 'storeId' | 'distanceMiles'>,
): GuestView {
  return { ...store, isGuess: store.storeId !== null, cartCount: 0, cookies, isGpc };
}

/** What the application is asked for all guests with the view: their own requests say no more to a page. */
export function requestOfGuests(url: string, { cookies, isGpc }: GuestView): Request {
  const headers = { Accept: 'text/html', Cookie: cookies, ...(isGpc ? { 'Sec-GPC': '1' } : {}) };
  return new Request(url, { headers });
}
