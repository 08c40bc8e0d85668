import type { OrderStateResult } from '@ownpath/contracts/checkout';
import { calendarDateIn } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { cancelPaidAgreements, getStoreTimeZone, isDeliveryUnderWay } from '../agreements/index.ts';
import { releaseHolds } from '../basket/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { planRefundsOfOrder } from '../payments/index.ts';
import { cancellationEmail } from './cancellation-email.ts';
import { getOwnOrder, presentOrder } from './get-order.ts';
import { presentOrderState } from './get-order-state.ts';
import { findOrder, lockOrder, moveOrder, type OrderRow } from './orders-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

const notCancellable = (why: string) => new DomainError('OrderNotCancellable', why);

/** Cancels in one transaction, once; the gateway is called by a job. */
async function writeCancellation({ database, clock, config }: Parts, order: OrderRow): Promise<void> {
  const { orderNo, basketId } = order;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    if (await isDeliveryUnderWay(transaction, orderNo))
      throw notCancellable('It is delivered, or on its way.');
    const fields = { status: 'cancelled', cancelReason: 'before-delivery' } as const;
    if (!(await moveOrder(transaction, orderNo, ['confirmed'], fields, now))) return;
    const today = calendarDateIn(now, await getStoreTimeZone(transaction, order.storeId));
    await cancelPaidAgreements(transaction, orderNo, { now, today });
    await releaseHolds(transaction, basketId, now);
    await planRefundsOfOrder(transaction, orderNo, 'before-delivery', now);
    const cancelled = await findOrder(transaction, orderNo);
    if (!cancelled) return;
    const locale = asLocale(order.locale);
    const shown = await presentOrder(transaction, cancelled, locale, now);
    await queueEmail(
      transaction,
      `order-cancelled:${orderNo}`,
      cancellationEmail(shown, locale, config.publicUrl),
      now,
    );
  });
}

/**
 * The customer cancels a paid order before its delivery: the agreement ends, the items are free, and everything that was
 * paid is given back. A repeated or concurrent call changes nothing.
 * @throws DomainError `OrderNotFound`; `OrderNotCancellable` when it is delivered, on its way, or was never paid
 */
export async function cancelBeforeDelivery(
  deps: Parts,
  { orderNo, owners }: { readonly orderNo: string; readonly owners: readonly string[] },
): Promise<OrderStateResult> {
  const { database } = deps;
  const now = deps.clock.now();
  const order = await getOwnOrder(database, orderNo, owners, now);
  if (order.status === 'confirmed') await writeCancellation(deps, order);
  const latest = await getOwnOrder(database, orderNo, owners, now);
  if (latest.cancelReason !== 'before-delivery') throw notCancellable('The order is not paid.');
  await database.flush();
  return presentOrderState(database, latest);
}
