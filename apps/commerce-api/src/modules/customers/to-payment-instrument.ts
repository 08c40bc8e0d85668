import type { CustomerPaymentInstrument } from '@ownpath/contracts/customers';
import { cardExpiryStatus } from '@ownpath/domain/account';
import type { SavedPaymentMethod } from './payment-instruments-queries.ts';

/** A kept card as its owner sees it: never the gateway's token. */
export function toPaymentInstrument(row: SavedPaymentMethod, now: Date): CustomerPaymentInstrument {
  const { expiration } = row;
  return {
    id: row.id,
    paymentMethodId: 'CREDIT_CARD',
    isDefault: row.isDefault,
    brand: row.brand,
    last4: row.last4,
    holder: row.holderName,
    expirationMonth: expiration === null ? null : Number(expiration.slice(0, 2)),
    expirationYear: expiration === null ? null : 2000 + Number(expiration.slice(2)),
    isExpired:
      expiration !== null && cardExpiryStatus(expiration, now.toISOString().slice(0, 10)) === 'expired',
    createdAt: row.createdAt.toISOString(),
  };
}
