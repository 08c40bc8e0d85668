import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type Card, PortError } from '../../ports/index.ts';
import {
  clearDefault,
  findInstrument,
  listInstruments,
  putInstrument,
  type Queryable,
  type SavedPaymentMethod,
} from './payment-instruments-queries.ts';
import { toPaymentInstrument } from './present-customer.ts';

/** The card's end as it is stored: MMYY. */
export const mmyyOf = (card: Pick<Card, 'expirationMonth' | 'expirationYear'>) =>
  `${String(card.expirationMonth).padStart(2, '0')}${String(card.expirationYear).slice(-2)}`;

/** Turns the one-time token into one that lasts. @throws DomainError `InvalidParameters` when it is not one */
async function keepAtGateway(deps: Pick<Dependencies, 'ports'>, customerId: string, token: string) {
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  try {
    return await deps.ports.paymentGateway.save({ token, idempotencyKey: `save:${customerId}:${tokenHash}` });
  } catch (error) {
    if (!(error instanceof PortError) || error.fault !== 'rejected') throw error;
    throw new DomainError('InvalidParameters', 'The gateway does not know this card token.', {
      fields: [{ path: 'paymentCard.creditCardToken', code: 'invalid' }],
      cause: error,
    });
  }
}

/**
 * Keeps a card for the customer, once for a token; brand, digits and expiry are the gateway's. The first card is the
 * default. @throws DomainError `InvalidParameters` for a token that is none; PortError
 */
export async function saveCard(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>,
  wish: {
    readonly customerId: string;
    readonly token: string;
    readonly holder: string | null;
    readonly isDefault?: boolean | undefined;
  },
): Promise<SavedPaymentMethod> {
  const { customerId, token, holder } = wish;
  const { paymentMethodToken, card } = await keepAtGateway(deps, customerId, token);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const others = await listInstruments(transaction, customerId);
    const isDefault =
      wish.isDefault ??
      others.every((saved) => saved.gatewayToken === paymentMethodToken || !saved.isDefault);
    if (isDefault) await clearDefault(transaction, customerId);
    return putInstrument(transaction, {
      customerId,
      kind: 'card',
      gatewayToken: paymentMethodToken,
      brand: card.brand,
      last4: card.last4,
      expiration: mmyyOf(card),
      holderName: holder,
      isDefault,
      createdAt: now,
    });
  });
}

/** A card that the customer keeps, with the token to charge it by; null for another's. */
export async function findSavedCard(
  queryable: Queryable,
  customerId: string,
  id: string,
  now: Date,
): Promise<{ readonly row: SavedPaymentMethod; readonly isExpired: boolean } | null> {
  const row = await findInstrument(queryable, customerId, id);
  return row && { row, isExpired: toPaymentInstrument(row, now).isExpired };
}
