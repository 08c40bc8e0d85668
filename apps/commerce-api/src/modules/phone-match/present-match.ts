import type { PhoneMatchState } from '@ownpath/contracts/phone-match';
import {
  maskPerson,
  PHONE_CODE_RESEND_SECONDS,
  PHONE_CODE_TRIES,
  phoneMatchPosition,
} from '@ownpath/domain/phone-match';
import type { PhoneMatchRow } from './phone-match-queries.ts';

/** The match as its shopper may see it. */
export function presentMatch(match: PhoneMatchRow | null, now: Date, isCodeWrong = false): PhoneMatchState {
  const { view, result } = phoneMatchPosition(match, now);
  const isOpen = view === 'code';
  const isKnown = match?.prefill != null && (view === 'confirm' || view === 'done');
  return {
    view,
    result,
    phone: match?.phone ?? null,
    triesLeft: isOpen && match ? Math.max(0, PHONE_CODE_TRIES - match.attempts) : 0,
    isCodeWrong,
    mayResendAt:
      isOpen && match?.sentAt
        ? new Date(match.sentAt.getTime() + PHONE_CODE_RESEND_SECONDS * 1000).toISOString()
        : null,
    expiresAt: isOpen && match ? match.expiresAt.toISOString() : null,
    person:
      isKnown && match.prefill
        ? maskPerson(match.prefill, {
            birthYear: match.dateOfBirthSensitiveId && match.birthYear,
            ssnLast4: match.ssnSensitiveId && match.ssnLast4,
          })
        : null,
    isExistingCustomer: isKnown && match.rentalCustomerId !== null,
  };
}

/** In a store without phone match. */
export const PHONE_MATCH_OFF: PhoneMatchState = { ...presentMatch(null, new Date(0)), view: 'off' };
