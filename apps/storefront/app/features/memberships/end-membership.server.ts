import { cancelMembership } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { endedMembershipHref } from '../../shared/shopper/account-links.ts';

export type EndProblem = 'PaymentInProgress' | 'NotFound' | 'unknown';

type Ended =
  | { readonly redirectTo: string }
  | { readonly problem: EndProblem; readonly agreementNumber: string; readonly status: number };

/** Ends the membership that the form names. */
export async function endMembership(commerce: CommerceClient, form: FormData): Promise<Ended> {
  const agreementId = String(form.get('agreement') ?? '');
  try {
    const { membership } = await commerce.call(cancelMembership, { body: { agreementId } });
    return { redirectTo: endedMembershipHref(membership.agreementNumber) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { code, status } = error;
    const problem = code === 'PaymentInProgress' || code === 'NotFound' ? code : 'unknown';
    return { problem, agreementNumber: agreementId, status };
  }
}
