import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { listInstruments } from '../basket/index.ts';
import { findCustomer, saveCard } from '../customers/index.ts';
import { findAuthorization } from './payment-queries.ts';

/**
 * Keeps the card that an order was paid with, as its shopper asked; a guest has no account to keep it in. A token that
 * the gateway no longer takes keeps nothing: the order stands. @throws PortError: the queue tries again
 */
export async function saveOrderCard(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>,
  authorizationId: string,
): Promise<void> {
  const { database, log } = deps;
  const authorization = await findAuthorization(database, authorizationId);
  if (!authorization?.basketId) return;
  const { basketId, customerId, gatewayToken: token } = authorization;
  const customer = await findCustomer(database, customerId);
  if (!customer?.isRegistered) return;
  const cards = await listInstruments(database, basketId);
  const holder = cards.find((card) => card.gatewayToken === token)?.holderName ?? null;
  try {
    await saveCard(deps, { customerId, token, holder });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ authorizationId, code: error.code }, 'the card of an order could not be kept');
  }
}
