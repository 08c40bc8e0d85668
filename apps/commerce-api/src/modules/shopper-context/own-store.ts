import { asLocale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import {
  type ContextKey,
  findContext,
  findOwnStore,
  hasCart,
  keepOwnStore,
  type Queryable,
} from './shopper-context-queries.ts';
import { writeContext } from './write-shopper-context.ts';

/**
 * Gives a registered customer's new session their store: the one that they chose last, else that of the agreement that they made
 * last. What they chose as the guest of this browser is their latest choice. A store that was guessed stays while the guest's
 * cart is at it, and one that has closed is not given.
 */
export async function giveOwnStore(
  transaction: Queryable,
  key: ContextKey,
  customer: { readonly id: string; readonly preferredLocale: string | null },
  guestCustomerId: string | null,
  now: Date,
): Promise<void> {
  const context = await findContext(transaction, key);
  if (context?.storeId && context.isStoreChosen) {
    return keepOwnStore(transaction, customer.id, context.storeId);
  }
  if (context?.storeId && guestCustomerId !== null && (await hasCart(transaction, guestCustomerId))) return;
  const storeId = await findOwnStore(transaction, customer.id);
  if (storeId === null) return;
  const customQualifiers = { storeId, storeSelect: 'true', storeDistance: null };
  const options = { locale: asLocale(customer.preferredLocale), storesClientIp: false };
  try {
    await writeContext(transaction, key, context, { customQualifiers }, options, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
