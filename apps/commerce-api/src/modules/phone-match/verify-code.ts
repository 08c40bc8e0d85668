import type { PhoneMatchState } from '@ownpath/contracts/phone-match';
import {
  PHONE_CODE_MINUTES,
  PHONE_CODE_TRIES,
  PHONE_MATCH_KEPT_DAYS,
  phoneMatchPosition,
} from '@ownpath/domain/phone-match';
import { DomainError } from '../../domain-error.ts';
import { type PhoneMatch, PortError } from '../../ports/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import {
  changeMatch,
  lockMatch,
  type PhoneMatchRow,
  type Transaction,
  takeBackTry,
} from './phone-match-queries.ts';
import { presentMatch } from './present-match.ts';
import { getMatch, type MatchDependencies, type MatchRequest } from './start-match.ts';

const DAY_MS = 86_400_000;
type Found = Awaited<ReturnType<PhoneMatch['lookUp']>>;

/** Counts a try before the provider is asked, so that parallel guesses share the same tries. Null when none is left. */
function countTry(
  deps: MatchDependencies,
  { caller }: MatchRequest,
  now: Date,
): Promise<PhoneMatchRow | null> {
  return deps.database.transaction(async (transaction) => {
    const match = await lockMatch(transaction, caller.customerId);
    if (match === null || phoneMatchPosition(match, now).view !== 'code') return null;
    if (match.attempts >= PHONE_CODE_TRIES) return null;
    return changeMatch(transaction, match.id, { attempts: match.attempts + 1 }, now);
  });
}

/** Birth date and SSN go into the vault, for as long as an application may follow. */
async function storeFound(
  { vault }: MatchDependencies,
  transaction: Transaction,
  match: PhoneMatchRow,
  found: Found,
  now: Date,
): Promise<PhoneMatchRow> {
  if (found.status !== 'match') return changeMatch(transaction, match.id, { status: found.status }, now);
  const { dateOfBirth, ssn, ...prefill } = found.person;
  const purgeAfter = new Date(now.getTime() + PHONE_MATCH_KEPT_DAYS * DAY_MS);
  return changeMatch(
    transaction,
    match.id,
    {
      status: found.isPartial ? 'partly-matched' : 'matched',
      prefill,
      rentalCustomerId: found.customerId,
      expiresAt: new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000),
      ...(ssn && {
        ssnSensitiveId: await vault.seal(transaction, 'ssn', ssn, purgeAfter),
        ssnLast4: ssn.reveal().slice(-4),
      }),
      ...(dateOfBirth && {
        dateOfBirthSensitiveId: await vault.seal(transaction, 'date-of-birth', dateOfBirth, purgeAfter),
        birthYear: dateOfBirth.reveal().slice(0, 4),
      }),
    },
    now,
  );
}

/** What the provider knows; a lookup that fails finds nothing, and the shopper types the application. */
async function lookUp(
  deps: MatchDependencies,
  match: PhoneMatchRow,
  challengeId: string,
): Promise<Found | null> {
  try {
    return await deps.ports.phoneMatch.lookUp({ challengeId });
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    deps.log.warn({ fault: error.fault, matchId: match.id }, 'the phone match found nothing');
    return null;
  }
}

/** @throws DomainError `ServiceUnavailable` when the provider can't judge the code: the try does not count */
async function isRight(
  deps: MatchDependencies,
  match: PhoneMatchRow,
  challengeId: string,
  code: string,
): Promise<boolean> {
  try {
    return (await deps.ports.phoneMatch.verifyCode({ challengeId, code })).status === 'verified';
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    await takeBackTry(deps.database, match.id);
    deps.log.warn({ fault: error.fault, matchId: match.id }, 'the phone match judged no code');
    throw new DomainError('ServiceUnavailable', 'The code could not be checked.');
  }
}

/**
 * The code first, the lookup after it; both outside of transactions. The code that is right twice (a double click, a
 * lost answer) gives the same state.
 * @throws DomainError `TooManyRequests`, `ServiceUnavailable`
 */
export async function verifyCode(
  deps: MatchDependencies,
  request: MatchRequest & { readonly code: string },
): Promise<PhoneMatchState> {
  const { caller, code, clientIp } = request;
  await limitAttempts(deps, { call: 'phone-code-try', clientIp });
  const match = await countTry(deps, request, deps.clock.now());
  if (match === null || match.challengeId === null) return getMatch(deps, request);
  const { id, challengeId } = match;
  const isVerified = await isRight(deps, match, challengeId, code);
  const found = isVerified ? await lookUp(deps, match, challengeId) : null;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const current = await lockMatch(transaction, caller.customerId);
    const isOpen =
      current?.id === id && current.status === 'challenged' && current.challengeId === challengeId;
    if (!isOpen) return presentMatch(current, now);
    if (found) return presentMatch(await storeFound(deps, transaction, current, found, now), now);
    if (!isVerified && current.attempts < PHONE_CODE_TRIES) return presentMatch(current, now, true);
    return presentMatch(await changeMatch(transaction, id, { status: 'failed' }, now), now);
  });
}
