import type { Order } from '@ownpath/contracts/orders';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { BasketCaller } from '../basket/index.ts';
import { presentOrder } from './get-order.ts';
import { type OrderRow, pageOfOrders } from './orders-queries.ts';

export type OrdersRequest = {
  readonly caller: BasketCaller;
  /** From the path; 404 for any customer but the caller. */
  readonly customerId: string;
  readonly locale: Locale;
  /** 1 to 50. */
  readonly limit: number;
  readonly offset: number;
  /** Documented status; an unknown one finds nothing. */
  readonly status?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

const storedStatusOf: Readonly<Record<string, OrderRow['status']>> = {
  created: 'awaiting-signature',
  new: 'confirmed',
  cancelled: 'cancelled',
  failed: 'failed',
};

/**
 * A page of the customer's orders, the newest first; without orders that were never paid.
 * @throws DomainError `NotFound` for any customer but the caller
 */
export async function listCustomerOrders(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: OrdersRequest,
): Promise<{ readonly total: number; readonly orders: readonly Order[] }> {
  const { caller, customerId, locale, limit, offset, status, from, until } = request;
  if (customerId !== caller.customerId) throw new DomainError('NotFound', 'No such customer.');
  const stored = status === undefined ? undefined : storedStatusOf[status];
  if (status !== undefined && stored === undefined) return { total: 0, orders: [] };
  const { siteId } = caller;
  const filter = { customerId, siteId, status: stored, from, until };
  const { total, rows } = await pageOfOrders(deps.database, filter, { limit, offset });
  const now = deps.clock.now();
  const orders: Order[] = [];
  for (const row of rows) orders.push(await presentOrder(deps.database, row, locale, now));
  return { total, orders };
}
