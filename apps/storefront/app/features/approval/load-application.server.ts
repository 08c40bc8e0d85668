import { type DraftFields, getApplicationDraft } from '@ownpath/contracts/approval';
import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { getPhoneMatch, type PhoneMatchState } from '@ownpath/contracts/phone-match';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { type ApplicationField, prefillFrom, type TypedApplication } from './application-fields.ts';
import {
  type ApplicationStep,
  lacksSomething,
  searchOfStep,
  stepAskedFor,
  stepToOpen,
  wasLaterAskedFor,
} from './application-steps.ts';
import { applicationDay, findWrongFields } from './parse-application.server.ts';

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

/** What was typed before; null on a platform that saves no drafts. */
async function findDraft(commerce: CommerceClient): Promise<DraftFields | null> {
  try {
    const { fields } = await commerce.call(getApplicationDraft, { body: {} });
    return fields;
  } catch (error) {
    if (isCommerceError(error) && error.status === 404) return null;
    throw error;
  }
}

export type ApplicationStart = {
  readonly step: ApplicationStep;
  /** Fields that still lack something or are wrong. */
  readonly wrongFields: readonly ApplicationField[];
  /** A later step was asked for, and this one lacks something. */
  readonly isSentBack: boolean;
  /** Everything is asked at once, by a platform that saves no steps. */
  readonly isWhole: boolean;
  readonly prefill: TypedApplication;
  readonly matched: MatchedIdentity;
  readonly idempotencyKey: string;
  /** The day that dates are checked by. */
  readonly today: string;
};

type Asked = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  readonly match: PhoneMatchState | null;
  /** The page's path, for the redirect to an earlier step. */
  readonly path: '/instant-approval' | '/checkout';
  readonly query: URLSearchParams;
  readonly now: Date;
};

/**
 * What a step starts with: what was typed before, the confirmed match, else what the cart knows.
 * @throws a redirect to an earlier step that still lacks something
 */
export async function loadApplication(asked: Asked): Promise<ApplicationStart> {
  const { commerce, session, match, path, query, now } = asked;
  const customerId = session.read().tokens?.customerId;
  const [{ baskets = [] }, draft] =
    customerId === undefined
      ? [{}, {}]
      : await Promise.all([
          commerce.call(getCustomerBaskets, { params: { customerId } }),
          findDraft(commerce),
        ]);
  const filledIn = baskets.find((basket) => basket.isTemporary && basket.isPrefilled);
  const cart = baskets.find((basket) => !basket.isTemporary);
  const prefill = { ...prefillFrom(filledIn ?? cart ?? null), ...draft };
  const today = applicationDay(now);
  const wrongFields = findWrongFields(prefill, today).map(({ field }) => field);
  const step = stepAskedFor(query);
  const opened = stepToOpen(step, wrongFields);
  if (opened !== step) throw redirect(path + searchOfStep(opened, query, true));
  return {
    step,
    wrongFields,
    isSentBack: wasLaterAskedFor(query) && lacksSomething(step, wrongFields),
    isWhole: draft === null,
    prefill,
    matched: matchedIdentityOf(match),
    idempotencyKey: crypto.randomUUID(),
    today,
  };
}
