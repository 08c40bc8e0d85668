import { canPayOnline } from '@ownpath/domain/agreements';

const letter = (isYes: boolean) => (isYes ? 'Y' : 'N');

/** Money may be taken online when the customer and a running agreement both allow it (specification section 6). */
export function mayPayOnline(
  customer: { readonly isRemotePaymentAllowed: boolean },
  agreement: { readonly status: string; readonly allowsOnlinePayment: boolean },
): boolean {
  const allowOnlinePayment = agreement.status === 'active' && agreement.allowsOnlinePayment;
  return canPayOnline(letter(customer.isRemotePaymentAllowed), letter(allowOnlinePayment));
}
