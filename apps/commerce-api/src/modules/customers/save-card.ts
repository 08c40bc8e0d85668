import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type PaymentAccount, PortError } from '../../ports/index.ts';
import {
  clearDefault,
  findInstrument,
  isTokenOfAnother,
  listInstruments,
  putInstrument,
  type Queryable,
  type SavedPaymentMethod,
} from './payment-instruments-queries.ts';
import { toPaymentInstrument } from './present-customer.ts';

/** Expiry date as stored: MMYY. */
export const mmyyOf = (card: { readonly expirationMonth: number; readonly expirationYear: number }) =>
  `${String(card.expirationMonth).padStart(2, '0')}${String(card.expirationYear).slice(-2)}`;

const unknownToken = (cause?: unknown) =>
  new DomainError('InvalidParameters', 'The gateway does not know this card token.', {
    fields: [{ path: 'paymentCard.creditCardToken', code: 'invalid' }],
    cause,
  });

/** @throws DomainError `InvalidParameters` for another customer's token, as for one that the gateway does not know */
export async function requireOwnToken(
  queryable: Queryable,
  customerId: string,
  token: string,
): Promise<void> {
  if (await isTokenOfAnother(queryable, customerId, token)) throw unknownToken();
}

function expirationOf({ expirationMonth, expirationYear }: PaymentAccount): string | null {
  return expirationMonth === null || expirationYear === null
    ? null
    : mmyyOf({ expirationMonth, expirationYear });
}

/** Exchanges the one-time token for a permanent one. @throws DomainError `InvalidParameters` for another token */
async function keepAtGateway(deps: Pick<Dependencies, 'ports'>, customerId: string, token: string) {
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  try {
    return await deps.ports.paymentGateway.save({ token, idempotencyKey: `save:${customerId}:${tokenHash}` });
  } catch (error) {
    if (!(error instanceof PortError) || error.fault !== 'rejected') throw error;
    throw unknownToken(error);
  }
}

/**
 * Saves a card for the customer, once per token; brand, digits and expiry come from the gateway. The first card is the
 * default. A bank account is saved in the account only, not in checkout. @throws DomainError `InvalidParameters` for an invalid token; PortError
 */
export async function saveCard(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>,
  wish: {
    readonly customerId: string;
    readonly token: string;
    readonly holder: string | null;
    readonly isDefault?: boolean | undefined;
    readonly isForAutopay?: boolean;
  },
): Promise<SavedPaymentMethod> {
  const { customerId, token, holder } = wish;
  await requireOwnToken(deps.database, customerId, token);
  const { paymentMethodToken, account } = await keepAtGateway(deps, customerId, token);
  const isCard = account.method === 'CREDIT_CARD';
  const { last4 } = account;
  if (last4 === null || !(isCard || wish.isForAutopay)) throw unknownToken();
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const others = await listInstruments(transaction, customerId);
    const isDefault =
      isCard &&
      (wish.isDefault ??
        others.every((saved) => saved.gatewayToken === paymentMethodToken || !saved.isDefault));
    if (isDefault) await clearDefault(transaction, customerId);
    return putInstrument(transaction, {
      customerId,
      kind: isCard ? 'card' : 'bank-account',
      gatewayToken: paymentMethodToken,
      brand: account.brand,
      last4,
      accountFingerprint: account.fingerprint,
      expiration: expirationOf(account),
      holderName: holder,
      isDefault,
      createdAt: now,
    });
  });
}

/** The customer's saved cards, the default first, without tokens. */
export async function listSavedCards(queryable: Queryable, customerId: string, now: Date) {
  const rows = await listInstruments(queryable, customerId);
  const cards = rows.map((row) => toPaymentInstrument(row, now));
  return cards
    .map(({ id, brand, last4, isExpired, isDefault }) => ({ id, brand, last4, isExpired, isDefault }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** A saved card of the customer with its token; null for another customer's. */
export async function findSavedCard(
  queryable: Queryable,
  customerId: string,
  id: string,
  now: Date,
): Promise<{ readonly row: SavedPaymentMethod; readonly isExpired: boolean } | null> {
  const row = await findInstrument(queryable, customerId, id);
  return row && { row, isExpired: toPaymentInstrument(row, now).isExpired };
}
