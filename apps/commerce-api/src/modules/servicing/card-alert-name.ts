import { createHash } from 'node:crypto';

/** Characters of the hash: names of one customer's cards don't meet. */
const NAME_LENGTH = 16;

/** The name of the alert about a saved card's end: another one once the card is renewed. */
export function alertNameOf(paymentMethodId: string, expiration: string): string {
  return createHash('sha256').update(`${paymentMethodId} ${expiration}`).digest('hex').slice(0, NAME_LENGTH);
}
