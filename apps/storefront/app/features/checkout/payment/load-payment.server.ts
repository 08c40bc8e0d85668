import type { Basket } from '@ownpath/contracts/basket';
import { createPaymentSession, getOrderState, type PaymentSession } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { groupEqualPayments } from '@ownpath/domain/agreements';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { numberAgreements } from '../../../shared/agreements/cart-agreements.ts';
import { countShort } from '../../../shared/schedule/fold-schedule.ts';
import type { WaitingOrder } from '../../../shared/shopper/waiting-order.server.ts';

/** Payments after the first that are equal, in a row. */
type LaterPayments = {
  readonly count: number;
  readonly eachCents: number;
  readonly from: string;
  readonly to: string;
};

export type PaymentContent = {
  readonly step: 'payment';
  /** The cart that is paid. */
  readonly basketId: string;
  readonly session: Omit<PaymentSession, 'schedule'>;
  readonly idempotencyKey: string;
  /** The signed order that another card pays; null for a first payment. */
  readonly signed: WaitingOrder | null;
  readonly figures: {
    readonly quote: Pick<
      Basket['quote'] & object,
      | 'frequency'
      | 'paymentCount'
      | 'totalCents'
      | 'totalCostToOwnCents'
      | 'totalWithTaxCents'
      | 'cashPriceCents'
      | 'taxRatePpm'
      | 'promotion'
      | 'coverage'
    >;
    readonly shortCount: number;
    readonly later: readonly LaterPayments[];
    readonly items: readonly Pick<
      Basket['items'][number],
      'itemId' | 'name' | 'brand' | 'colorName' | 'imageUrl' | 'tint' | 'quantity'
    >[];
  };
};

/** The first payment of the cart as its terms were accepted, or of the order as it was signed. */
export async function loadPayment(
  commerce: CommerceClient,
  basket: Basket,
  parentOrigin: string,
  signedOrderNo: string | null,
): Promise<PaymentContent> {
  const { basketId } = basket;
  const { schedule, ...session } = await commerce.call(createPaymentSession, {
    body: { basketId, parentOrigin },
  });
  const orderNo = signedOrderNo ?? '';
  const order = schedule ? null : await commerce.call(getOrder, { params: { orderNo } });
  const signed =
    signedOrderNo === null ? null : (await commerce.call(getOrderState, { body: { orderNo } })).order;
  const items = numberAgreements(basket)[0]?.items ?? basket.items;
  const source = order ?? { ...schedule, items };
  const { quote, payments = [] } = source;
  if (!quote) throw new Error('a payment has no figures');
  const later = groupEqualPayments(payments)
    .slice(1)
    .map(({ count, eachCents, first, last }) => ({
      count,
      eachCents,
      from: first.dueDate,
      to: last.dueDate,
    }));
  return {
    step: 'payment',
    basketId,
    session,
    idempotencyKey: crypto.randomUUID(),
    signed,
    figures: { quote, shortCount: countShort(payments), later, items: source.items },
  };
}
