import type { PhoneMatchState } from '@ownpath/contracts/phone-match';
import { PHONE_MATCH_KEPT_DAYS, phoneMatchPosition } from '@ownpath/domain/phone-match';
import { makeTemporaryBasket, putShippingAddress } from '../basket/index.ts';
import {
  changeMatch,
  deleteSensitive,
  lockMatch,
  type PhoneMatchRow,
  type Transaction,
} from './phone-match-queries.ts';
import { presentMatch } from './present-match.ts';
import type { MatchDependencies, MatchRequest } from './start-match.ts';

/** Name and address on a temporary basket, from which the application is filled in. */
async function putOnBasket(
  transaction: Transaction,
  match: PhoneMatchRow,
  { caller }: MatchRequest,
  now: Date,
): Promise<PhoneMatchRow> {
  const { email = null, ...address } = match.prefill ?? {};
  const basket = await makeTemporaryBasket(transaction, caller, { email, isPrefilled: true }, now);
  await putShippingAddress(transaction, basket.id, { ...address, phone: match.phone });
  const expiresAt = new Date(now.getTime() + PHONE_MATCH_KEPT_DAYS * 86_400_000);
  return changeMatch(transaction, match.id, { basketId: basket.id, answeredAt: now, expiresAt }, now);
}

/** Details of somebody else are deleted; that the shopper has the phone stays known. */
async function dropDetails(
  transaction: Transaction,
  match: PhoneMatchRow,
  now: Date,
): Promise<PhoneMatchRow> {
  const { ssnSensitiveId, dateOfBirthSensitiveId } = match;
  const change = {
    status: 'verified' as const,
    prefill: null,
    rentalCustomerId: null,
    ssnLast4: null,
    birthYear: null,
    answeredAt: now,
  };
  await deleteSensitive(transaction, [ssnSensitiveId, dateOfBirthSensitiveId]);
  return changeMatch(transaction, match.id, change, now);
}

/** "Is this you?" A second answer changes nothing. */
export async function answerMatch(
  deps: MatchDependencies,
  request: MatchRequest & { readonly isMine: boolean },
): Promise<PhoneMatchState> {
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const match = await lockMatch(transaction, request.caller.customerId);
    if (match === null || phoneMatchPosition(match, now).view !== 'confirm') return presentMatch(match, now);
    const answered = request.isMine
      ? await putOnBasket(transaction, match, request, now)
      : await dropDetails(transaction, match, now);
    return presentMatch(answered, now);
  });
}
