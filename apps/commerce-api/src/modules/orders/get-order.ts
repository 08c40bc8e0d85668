import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import type { Order } from '@ownpath/contracts/orders';
import { diffDays } from '@ownpath/domain/dates';
import { NOTHING_SOLD } from '@ownpath/domain/law';
import { ownershipPath } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { loadVerificationNeeds } from '../active-approval/index.ts';
import {
  type Agreement,
  type AutopayEnrollment,
  agreedPayoffRule,
  findAgreementOfOrder,
  findDeliveryVisit,
  findStartedAutopay,
  listScheduledPayments,
} from '../agreements/index.ts';
import { buildCartQuote, type PricedLine, toBasketItem, toOrderAddress } from '../basket/index.ts';
import { loadSellableItems, type SellableProduct } from '../catalog/index.ts';
import { findAuthorizationOfOrder } from '../payments/index.ts';
import { listAgreementCopies } from './list-agreement-copies.ts';
import { cancellationOf, stateOf } from './order-cancellation.ts';
import { hasOpenedLink } from './order-link-queries.ts';
import {
  findOrder,
  getStoreOfOrder,
  listOrderItems,
  loadOrderCustomer,
  type OrderItemRow,
  type OrderRow,
  type Queryable,
} from './orders-queries.ts';
import { toScheduledPayments } from './scheduled-payments.ts';

const statusOf: Readonly<Record<OrderRow['status'], Order['status']>> = {
  created: 'created',
  'awaiting-signature': 'created',
  confirmed: 'new',
  cancelled: 'cancelled',
  failed: 'failed',
};

function toOrderAutopay(autopay: AutopayEnrollment | null): Order['autopay'] {
  if (!autopay?.nextChargeOn || autopay.nextChargeCents === null) return null;
  const { nextChargeOn: nextDate, nextChargeCents: nextCents, paymentMethod, cardBrand, cardLast4 } = autopay;
  return { nextDate, nextCents, paymentMethod, cardBrand, cardLast4 };
}

const termsOf = (item: OrderItemRow) => ({
  weeklyRateCents: item.weeklyRateCents,
  weeks: item.weeks,
  cashPriceCents: item.cashPriceCents,
});

function lineOf(item: OrderItemRow, products: ReadonlyMap<string, SellableProduct>): PricedLine {
  return {
    row: item,
    product: products.get(item.productId) ?? null,
    condition: null,
    terms: termsOf(item),
    wasWeeklyRateCents: null,
    cheaperWithId: null,
    rentSavedCents: 0,
    isOrderable: true,
    availableQuantity: item.quantity,
  };
}

function promotionOf(agreement: Agreement) {
  const { promotionCode, promotionName, promotionSavedCents, promotionCreditCents } = agreement;
  if (promotionCode === null || promotionName === null) return null;
  return {
    code: promotionCode,
    name: promotionName,
    rentSavedCents: promotionSavedCents - promotionCreditCents,
  };
}

/** What the agreed payments reach by the end of same-as-cash, and the buy-out after the first payment. */
function ownershipOf(
  agreement: Agreement,
  payments: readonly ScheduledPayment[],
  at: { readonly deliveryDate: string; readonly sameAsCashDays: number; readonly stateCode: string },
): Pick<Order, 'sameAsCash' | 'buyOutCents'> {
  if (payments.length === 0) return { sameAsCash: null, buyOutCents: null };
  const { sameAsCash, buyOutCents } = ownershipPath({
    frequency: agreement.frequency,
    payments,
    creditCents: agreement.promotionCreditCents,
    cashPriceCents: agreement.cashPriceCents,
    sameAsCashDays: at.sameAsCashDays,
    rule: agreedPayoffRule(agreement, at.stateCode),
    startDate: at.deliveryDate,
  });
  return { sameAsCash, buyOutCents: buyOutCents[1] ?? 0 };
}

/** The order as its owner reads it, with the agreed amounts. @throws DomainError `OrderNotFound` */
export async function presentOrder(
  queryable: Queryable,
  order: OrderRow,
  locale: Locale,
  now: Date,
): Promise<Order> {
  const agreement = await findAgreementOfOrder(queryable, order.orderNo);
  const items = await listOrderItems(queryable, order.orderNo);
  const isConfirmed = order.status === 'confirmed';
  const [firstItem] = items;
  if (!agreement || !firstItem) throw new DomainError('OrderNotFound', 'No such order.');
  const schedule = await listScheduledPayments(queryable, agreement.id);
  const authorization = await findAuthorizationOfOrder(queryable, order.orderNo);
  const { isGuest, addresses } = await loadOrderCustomer(queryable, order);
  const addressOf = (kind: 'shipping' | 'billing') =>
    toOrderAddress(addresses.find((address) => address.kind === kind) ?? null);
  const productIds = items.map((item) => item.productId);
  const products = await loadSellableItems(queryable, { productIds, storeId: order.storeId, locale, now });
  const deliveryDate = agreement.rentStartsOn ?? firstItem.estimatedDeliveryTo ?? schedule[0]?.dueOn ?? '';
  const lines = items.map((item) => ({ ...termsOf(item), quantity: item.quantity }));
  const payments = toScheduledPayments(schedule, deliveryDate, order.frequency);
  const sameAsCashDays =
    agreement.sameAsCashUntil === null ? 0 : diffDays(deliveryDate, agreement.sameAsCashUntil);
  const store = await getStoreOfOrder(queryable, order.storeId);
  const needs = await loadVerificationNeeds(queryable, {
    approvalId: order.approvalId,
    customerId: order.customerId,
    store,
    items,
    at: order.createdAt,
    now,
  });
  return {
    orderNo: order.orderNo,
    status: (await stateOf(queryable, order)) === 'cancelled' ? 'cancelled' : statusOf[order.status],
    paymentStatus: isConfirmed ? 'paid' : 'not_paid',
    createdAt: order.createdAt.toISOString(),
    lastModified: order.updatedAt.toISOString(),
    siteId: order.siteId,
    customerId: order.customerId,
    isGuest,
    email: order.email,
    firstName: order.firstName,
    lastName: order.lastName,
    storeId: order.storeId,
    timeZone: store.timeZone,
    shippingAddress: addressOf('shipping'),
    billingAddress: addressOf('billing'),
    items: items.map((item) => toBasketItem(lineOf(item, products), order.frequency, locale)),
    quote: buildCartQuote(
      lines,
      order.frequency,
      {
        taxRatePpm: agreement.taxRatePpm,
        processingFeeCents: agreement.processingFeeCents,
        sameAsCashDays,
        promotionalFirstRentCents: null,
        promotion: promotionOf(agreement),
        coverage: NOTHING_SOLD,
      },
      locale,
      payments,
    ),
    paidCents: order.orderTotalCents,
    isFirstPaymentReturned: isConfirmed && schedule[0]?.status === 'scheduled',
    paymentInstrumentId: authorization?.id ?? null,
    paymentMethod: authorization?.paymentMethod ?? null,
    cardLast4: authorization?.last4 ?? null,
    cardBrand: authorization?.cardBrand ?? null,
    isDocumentSigned: agreement.signedAt !== null,
    signedAt: agreement.signedAt?.toISOString() ?? null,
    agreementNumber: agreement.agreementNumber,
    agreementCopies: await listAgreementCopies(queryable, order, agreement.id),
    agreementOrdinal: order.agreementOrdinal,
    agreementCount: order.agreementCount,
    deliveryDate,
    deliveryVisit: await findDeliveryVisit(queryable, agreement.id),
    sameAsCashEndsOn: agreement.sameAsCashUntil ?? deliveryDate,
    payments,
    ...ownershipOf(agreement, payments, { deliveryDate, sameAsCashDays, stateCode: store.stateCode }),
    documentsNeeded: [...needs.documentsNeeded],
    documentsInReview: [...needs.documentsInReview],
    autopay: toOrderAutopay(await findStartedAutopay(queryable, agreement.id)),
    ...(await cancellationOf(queryable, order)),
  };
}

/** A customer who signed in as a guest of this session also owns the guest's orders. */
export function ownersOf(caller: {
  readonly customerId: string;
  readonly guestCustomerId?: string;
}): readonly string[] {
  const { customerId, guestCustomerId = customerId } = caller;
  return [customerId, guestCustomerId];
}

/**
 * An order of the caller, or one whose mailed link the caller opened.
 * @throws DomainError `OrderNotFound` for any other, and for one that was never paid for
 */
export async function getOwnOrder(
  queryable: Queryable,
  orderNo: string,
  owners: readonly string[],
  now: Date,
): Promise<OrderRow> {
  const order = await findOrder(queryable, orderNo);
  const isOpen =
    order !== null &&
    (owners.includes(order.customerId) || (await hasOpenedLink(queryable, orderNo, owners, now)));
  if (!isOpen || order.status === 'created') throw new DomainError('OrderNotFound', 'No such order.');
  return order;
}

/** @throws DomainError `OrderNotFound` */
export async function getOrder(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly orderNo: string; readonly owners: readonly string[]; readonly locale: Locale },
): Promise<Order> {
  const now = deps.clock.now();
  const order = await getOwnOrder(deps.database, request.orderNo, request.owners, now);
  return presentOrder(deps.database, order, request.locale, now);
}
