import type { Order } from '@ownpath/contracts/orders';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { beginOrder, type OrderRequest } from './begin-order.ts';
import { confirmSignedOrder } from './confirm-order.ts';
import { getOrder, getOwnOrder, ownersOf } from './get-order.ts';
import { claimKey } from './orders-queries.ts';
import { settleAuthorization } from './settle-authorization.ts';

/**
 * Orders the basket: authorises the first payment and prepares the agreement for signature. Safe to repeat and to
 * interrupt at any point: the intent is stored before the gateway is called, the gateway acts once per key, and the
 * next submit or a job continues. A signed order whose charge was declined is paid with the basket's new card instead.
 * @throws DomainError as `beginOrder`, `settleAuthorization` and `confirmOrder`; `IdempotencyKeyReused`
 */
export async function createOrder(
  deps: Dependencies,
  request: OrderRequest & { readonly idempotencyKey: string | null },
): Promise<Order> {
  const { caller, basketId, locale, idempotencyKey } = request;
  const { database, clock } = deps;
  if (idempotencyKey !== null) {
    const scope = `create-order:${caller.customerId}`;
    const claim = { scope, key: idempotencyKey, requestHash: basketId, now: clock.now() };
    if (!(await claimKey(database, claim))) {
      throw new DomainError('IdempotencyKeyReused', 'This idempotency key was used with another basket.');
    }
  }
  const authorization = await beginOrder(deps, { caller, basketId, locale });
  await settleAuthorization(deps, authorization);
  const orderNo = authorization.orderNo ?? '';
  const owners = ownersOf(caller);
  const order = await getOwnOrder(database, orderNo, owners, clock.now());
  if (order.status === 'failed') await confirmSignedOrder(deps, order);
  await database.flush();
  return getOrder(deps, { orderNo, owners, locale });
}
