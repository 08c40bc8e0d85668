import { data } from 'react-router';
import { type CommerceError, isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { IdentityProblem, IdentityRefusal, TypedIdentity } from './identity-answer.ts';

const SECONDS_PER_MINUTE = 60;

/** Sends a form back with what is wrong in it. */
export function refuseFields(typed: TypedIdentity, problems: readonly IdentityProblem[]) {
  const refusal: IdentityRefusal = { ok: false, typed, problems, failure: null };
  return data(refusal, { status: 422 });
}

/** Sends a form back with why it failed as a whole. @throws what is no answer of the commerce API */
export function refuseFor(typed: TypedIdentity, error: unknown) {
  if (!isCommerceError(error)) throw error;
  const { code, retryAfterSeconds } = error;
  const minutes = retryAfterSeconds === null ? null : Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE);
  const refusal: IdentityRefusal = { ok: false, typed, problems: [], failure: { code, minutes } };
  return data(refusal, { status: error.status, headers: headersOf(error) });
}

function headersOf({ retryAfterSeconds }: CommerceError): Record<string, string> {
  return retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) };
}

/** A paid order that waits for its signature belongs to the guest: signing in now would leave it behind. */
export function refuseUnsigned(typed: TypedIdentity) {
  const failure = { code: 'UnsignedOrder', minutes: null };
  const refusal: IdentityRefusal = { ok: false, typed, problems: [], failure };
  return data(refusal, { status: 409 });
}
