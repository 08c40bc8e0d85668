import { type DraftFields, getApplicationDraft } from '@ownpath/contracts/approval';
import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { getPhoneMatch, type PhoneMatchState } from '@ownpath/contracts/phone-match';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { prefillFrom, type TypedApplication } from './application-fields.ts';

/** What a phone match means for the form. */
export type MatchedIdentity = {
  /** Nothing could be filled in, though the shopper tried. */
  readonly isUnmatched: boolean;
  /** Masked; null where the shopper has to type it. */
  readonly born: PhoneMatchStatePerson['born'];
  readonly ssn: PhoneMatchStatePerson['ssn'];
};
type PhoneMatchStatePerson = NonNullable<PhoneMatchState['person']>;

const NOTHING_MATCHED: MatchedIdentity = { isUnmatched: false, born: null, ssn: null };

/** The shopper's phone match; null on a platform without one. */
export async function findPhoneMatch(commerce: CommerceClient): Promise<PhoneMatchState | null> {
  try {
    return await commerce.call(getPhoneMatch, { body: {} });
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return null;
    throw error;
  }
}

/** True while the phone match comes before the form. */
export function isPhoneMatchDue(match: PhoneMatchState | null): boolean {
  return match !== null && match.view !== 'off' && match.view !== 'done';
}

export function matchedIdentityOf(match: PhoneMatchState | null): MatchedIdentity {
  if (match?.view !== 'done') return NOTHING_MATCHED;
  const { result, person } = match;
  return {
    isUnmatched: result === 'no-match' || result === 'low-trust' || result === 'failed',
    born: person?.born ?? null,
    ssn: person?.ssn ?? null,
  };
}

/** What was typed before; nothing on a platform that saves no drafts. */
async function findDraft(commerce: CommerceClient): Promise<{ readonly fields: DraftFields }> {
  try {
    return await commerce.call(getApplicationDraft, { body: {} });
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return { fields: {} };
    throw error;
  }
}

export type ApplicationStart = {
  readonly prefill: TypedApplication;
  readonly matched: MatchedIdentity;
  readonly idempotencyKey: string;
};

/** What the form starts with: what was typed before, the confirmed match, else what the cart knows. */
export async function loadApplication(
  commerce: CommerceClient,
  session: Session,
  match: PhoneMatchState | null,
): Promise<ApplicationStart> {
  const customerId = session.read().tokens?.customerId;
  const [{ baskets = [] }, { fields }] =
    customerId === undefined
      ? [{}, { fields: {} }]
      : await Promise.all([
          commerce.call(getCustomerBaskets, { params: { customerId } }),
          findDraft(commerce),
        ]);
  const filledIn = baskets.find((basket) => basket.isTemporary && basket.isPrefilled);
  const cart = baskets.find((basket) => !basket.isTemporary);
  return {
    prefill: { ...prefillFrom(filledIn ?? cart ?? null), ...fields },
    matched: matchedIdentityOf(match),
    idempotencyKey: crypto.randomUUID(),
  };
}
