import type { PhoneMatchState } from '@ownpath/contracts/phone-match';
import {
  PHONE_CODE_MINUTES,
  PHONE_CODE_RESEND_SECONDS,
  phoneMatchPosition,
} from '@ownpath/domain/phone-match';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { PortError } from '../../ports/index.ts';
import type { BasketCaller } from '../basket/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { changeMatch, findMatch, insertMatch, type PhoneMatchRow } from './phone-match-queries.ts';
import { PHONE_MATCH_OFF, presentMatch } from './present-match.ts';

export type MatchDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'config' | 'ports' | 'log' | 'vault'
>;
export type MatchRequest = {
  readonly caller: BasketCaller;
  readonly locale: Locale;
  readonly clientIp: string;
};

/** The store decides whether phones are matched (specification section 3, Payfone flag). */
async function isOffered(deps: MatchDependencies, { caller }: MatchRequest): Promise<boolean> {
  const store = await findShopperStoreRow(deps.database, caller, deps.clock.now());
  return (store?.isPhoneMatchEnabled ?? false) && (store?.isDecisionEngineEnabled ?? false);
}

/** How far the shopper is. */
export async function getMatch(deps: MatchDependencies, request: MatchRequest): Promise<PhoneMatchState> {
  const match = await findMatch(deps.database, request.caller.customerId);
  const state = presentMatch(match, deps.clock.now());
  return state.view === 'done' || (await isOffered(deps, request)) ? state : PHONE_MATCH_OFF;
}

function wasJustSent({ sentAt }: PhoneMatchRow, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < PHONE_CODE_RESEND_SECONDS * 1000;
}

/**
 * The provider texts the code itself: only then does it hold that the shopper has the phone. A provider that is down
 * ends the match at once, so that the shopper can type the application instead of waiting for a text.
 */
async function sendCode(
  deps: MatchDependencies,
  match: PhoneMatchRow,
  { locale, clientIp }: MatchRequest,
): Promise<PhoneMatchState> {
  const { database, clock, ports, log } = deps;
  const phone = match.phone ?? '';
  await limitAttempts(deps, { call: 'phone-code', clientIp, account: phone });
  try {
    const { challengeId } = await ports.phoneMatch.startChallenge({ phone, locale });
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000);
    const sent = await changeMatch(
      database,
      match.id,
      { challengeId, sentAt: now, expiresAt, attempts: 0 },
      now,
    );
    return presentMatch(sent, now);
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ fault: error.fault, matchId: match.id }, 'the phone match sent no code');
    const now = clock.now();
    return presentMatch(await changeMatch(database, match.id, { status: 'failed' }, now), now);
  }
}

/** Stores the consents, then has the code sent. A repeat within 30 seconds sends nothing. @throws DomainError `TooManyRequests` */
export async function startMatch(
  deps: MatchDependencies,
  request: MatchRequest & { readonly phone: string; readonly consentVersion: string },
): Promise<PhoneMatchState> {
  const { caller, phone, locale, clientIp } = request;
  const { database, clock } = deps;
  const now = clock.now();
  if (!(await isOffered(deps, request))) return PHONE_MATCH_OFF;
  const earlier = await findMatch(database, caller.customerId);
  const isRepeat = earlier?.phone === phone && earlier.status === 'challenged' && wasJustSent(earlier, now);
  if (earlier && isRepeat) return presentMatch(earlier, now);
  const match = await insertMatch(database, {
    customerId: caller.customerId,
    phone,
    consentTextVersion: request.consentVersion,
    consentLocale: locale,
    consentedAt: now,
    consentIp: clientIp,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000),
  });
  return sendCode(deps, match, request);
}

/** @throws DomainError `TooManyRequests` */
export async function resendCode(deps: MatchDependencies, request: MatchRequest): Promise<PhoneMatchState> {
  const now = deps.clock.now();
  const match = await findMatch(deps.database, request.caller.customerId);
  if (match === null || phoneMatchPosition(match, now).view !== 'code' || wasJustSent(match, now)) {
    return getMatch(deps, request);
  }
  return sendCode(deps, match, request);
}

/** The shopper types everything. A match that was confirmed stays. */
export async function skipMatch(deps: MatchDependencies, request: MatchRequest): Promise<PhoneMatchState> {
  const { database, clock } = deps;
  const now = clock.now();
  const { customerId } = request.caller;
  const match = await findMatch(database, customerId);
  if (match && phoneMatchPosition(match, now).view === 'done') return presentMatch(match, now);
  const skipped = await insertMatch(database, {
    customerId,
    status: 'skipped',
    createdAt: now,
    expiresAt: now,
  });
  return presentMatch(skipped, now);
}
