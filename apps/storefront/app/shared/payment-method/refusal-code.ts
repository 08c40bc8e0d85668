import type { CommerceError } from '../../platform/commerce/commerce-error.ts';

/** The code of a refused payment for our texts: a wrong billing ZIP code has its own. */
export function refusalCodeOf({ code, declineCode }: Pick<CommerceError, 'code' | 'declineCode'>): string {
  return code === 'PaymentDeclined' && declineCode === 'address-mismatch' ? 'BillingZipMismatch' : code;
}
