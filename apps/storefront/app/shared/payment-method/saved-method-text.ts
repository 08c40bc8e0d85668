import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';

/** Values of the message that names a card or bank account. */
export const methodValues = (method: {
  readonly kind: string;
  readonly brand?: string | null | undefined;
  readonly last4: string | null;
}) => ({
  method: method.kind === 'bank-account' ? 'ACH' : 'CREDIT_CARD',
  brand: method.brand ?? '',
  last4: method.last4 ?? '',
});

export const savedValues = ({ kind, brand, token }: SavedPaymentMethod) =>
  methodValues({ kind, brand, last4: token.last4 });

/** `0830` as `08/30`. */
export const expiryText = ({ token }: Pick<SavedPaymentMethod, 'token'>) =>
  token.expirationDate ? `${token.expirationDate.slice(0, 2)}/${token.expirationDate.slice(2)}` : null;
