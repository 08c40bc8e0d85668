import { DomainError } from '../../domain-error.ts';

/** A refused charge, with the gateway's reason: a wrong billing ZIP code is the shopper's to correct. */
export function paymentDeclined(declineCode: string | null | undefined): DomainError {
  const reason = declineCode ?? 'card-declined';
  return new DomainError('PaymentDeclined', `The payment was declined: ${reason}.`, {
    members: { declineCode: reason },
  });
}
