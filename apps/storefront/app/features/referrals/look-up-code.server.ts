import { lookUpInvitation } from '@ownpath/contracts/referrals';
import { REFERRAL_TERMS } from '@ownpath/domain/referrals';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { codeProblemIds } from './code-problems.ts';

/** What the code of a link is worth. After too many tries nothing is told, and the form still takes a code. */
export async function lookUpCode(commerce: CommerceClient, code: string) {
  const nothing = {
    code,
    firstName: null,
    problemId: null,
    isAccepted: false,
    creditCents: REFERRAL_TERMS.creditCents,
  };
  if (code === '') return nothing;
  try {
    const found = await commerce.call(lookUpInvitation, { body: { code } });
    const { firstName, refusal, isAccepted, creditCents } = found;
    return { code, firstName, creditCents, isAccepted, problemId: refusal && codeProblemIds[refusal] };
  } catch (error) {
    if (isCommerceError(error) && error.code === 'TooManyRequests') return nothing;
    throw error;
  }
}
