import { findAgreementOfOrder } from '../agreements/index.ts';
import { changeBasket, keepLeftLines } from '../basket/index.ts';
import { findSession, putSession } from '../checkout/index.ts';
import type { OrderRow, Transaction } from './orders-queries.ts';

/**
 * The basket becomes the order. Lines of the cart's other agreements stay in a cart, whose checkout starts from the same
 * paydays; autopay is authorised for one agreement.
 */
export async function orderBasket(
  transaction: Transaction,
  { orderNo, basketId }: Pick<OrderRow, 'orderNo' | 'basketId'>,
  now: Date,
): Promise<void> {
  const basket = await changeBasket(transaction, basketId, { status: 'ordered' }, now);
  const agreement = await findAgreementOfOrder(transaction, orderNo);
  const isCredited = (agreement?.promotionCreditCents ?? 0) > 0;
  const usedCode = isCredited ? (agreement?.promotionCode ?? null) : null;
  const cart = await keepLeftLines(transaction, basket, { orderNo, usedCode }, now);
  const session = cart && (await findSession(transaction, basketId));
  if (!cart || !session) return;
  const { scheduleFrequency, scheduleFirstDueOn, schedulePaydays } = session;
  await putSession(
    transaction,
    cart.id,
    {
      step: 'payment-schedule',
      scheduleFrequency,
      scheduleFirstDueOn,
      schedulePaydays,
      expiresAt: cart.expiresAt,
    },
    now,
  );
}
