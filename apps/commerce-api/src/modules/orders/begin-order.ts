import type { PaySchedule } from '@ownpath/contracts/checkout';
import { deliveryDaysOf, isDeliveryBand } from '@ownpath/domain/catalog';
import { addDays } from '@ownpath/domain/dates';
import { quoteRental } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type AgreementLine,
  cancelAgreement,
  createAgreement,
  findAgreementOfOrder,
} from '../agreements/index.ts';
import {
  type BasketCaller,
  findBillingAddress,
  listInstruments,
  lockBasket,
  type PricedLine,
} from '../basket/index.ts';
import {
  loadCheckout,
  type OrderableBasket,
  RETAILER_NAME,
  requireOrderable,
  requireStep,
  scheduleOf,
} from '../checkout/index.ts';
import { addressLinesOf, getOrderCustomer, type OrderCustomer } from './order-customer.ts';
import {
  after,
  ORDER_HOLD_MS,
  RECONCILE_AFTER_MS,
  RECONCILE_PAYMENT,
  SIGNATURE_LIFE_MS,
} from './order-times.ts';
import {
  findOrderOfBasket,
  type NewOrderItem,
  nextOrderNo,
  planJob,
  putOrder,
  type Transaction,
} from './orders-queries.ts';
import {
  countAuthorizations,
  findAuthorizationOfBasket,
  GATEWAY,
  insertAuthorization,
  type PaymentAuthorization,
} from './payment-queries.ts';
import { reserveLines } from './reserve-lines.ts';

export type OrderRequest = {
  readonly caller: BasketCaller;
  readonly basketId: string;
  readonly locale: Locale;
};

type Numbers = ReadonlyMap<string, string | null>;

function orderItemOf(
  line: PricedLine,
  schedule: PaySchedule,
  numbers: Numbers,
  sequence: number,
): NewOrderItem {
  const { row, product, condition, terms } = line;
  const { paymentCents } = quoteRental(terms, schedule.choice.frequency);
  const band = condition?.availability.deliveryBand ?? row.deliveryBand;
  const [firstPayment] = schedule.payments;
  const maxDays = band !== null && isDeliveryBand(band) ? deliveryDaysOf(band).maxDays : 0;
  return {
    productId: row.productId,
    variantId: row.variantId,
    inventoryNumber: numbers.get(row.id) ?? row.inventoryNumber,
    productName: product?.localizedName ?? row.productName,
    rmsItemNumber: row.rmsItemNumber,
    quantity: row.quantity,
    condition: row.condition,
    availability: row.availability,
    isBundled: row.isBundled,
    priceCents: paymentCents * row.quantity,
    renewalRateCents: paymentCents * row.quantity,
    weeklyRateCents: terms.weeklyRateCents,
    weeks: terms.weeks,
    cashPriceCents: terms.cashPriceCents,
    totalCostToOwnCents: terms.weeklyRateCents * terms.weeks * row.quantity,
    deliveryBand: band,
    estimatedDeliveryFrom: firstPayment ? addDays(firstPayment.dueDate, maxDays) : null,
    // All items are delivered together, on the first day of the schedule.
    estimatedDeliveryTo: schedule.deliveryDate,
    additionalData: row.additionalData,
    sequence,
  };
}

function agreementLineOf(line: PricedLine, numbers: Numbers): AgreementLine {
  const { row, product, terms } = line;
  return {
    productId: row.productId,
    inventoryNumber: row.condition === 'NEW' ? (numbers.get(row.id) ?? null) : row.inventoryNumber,
    rmsItemNumber: row.rmsItemNumber,
    name: product?.localizedName ?? row.productName,
    condition: row.condition,
    quantity: row.quantity,
    ...terms,
  };
}

type Draft = {
  readonly request: OrderRequest;
  readonly priced: OrderableBasket;
  readonly schedule: PaySchedule;
  readonly customer: OrderCustomer;
  readonly approvalId: string | null;
  readonly now: Date;
};

/** Writes order, agreement and document with the cart's current numbers, which never change afterwards. */
async function writeOrder(transaction: Transaction, draft: Draft): Promise<string> {
  const { request, priced, schedule, customer, now } = draft;
  const { store, basket } = priced;
  const { quote } = schedule;
  const numbers = await reserveLines(transaction, priced, after(now, ORDER_HOLD_MS), now);
  const earlier = await findOrderOfBasket(transaction, basket.id);
  const orderNo = earlier?.orderNo ?? (await nextOrderNo(transaction));
  const earlierAgreement = earlier ? await findAgreementOfOrder(transaction, orderNo) : null;
  if (earlierAgreement)
    await cancelAgreement(transaction, earlierAgreement.id, schedule.payments[0]?.dueDate ?? '');
  const { address, ...person } = customer;
  const billing = await findBillingAddress(transaction, basket.id);
  await putOrder(
    transaction,
    {
      orderNo,
      basketId: basket.id,
      siteId: basket.siteId,
      customerId: basket.customerId,
      storeId: store.id,
      approvalId: draft.approvalId,
      status: 'created',
      locale: request.locale,
      frequency: quote.frequency,
      ...person,
      orderTotalCents: quote.dueAtCheckoutCents,
      taxTotalCents: quote.firstPaymentTaxCents,
      renewalTotalCents: quote.paymentCents,
      cashPriceTotalCents: quote.cashPriceCents,
      totalCostToOwnCents: quote.totalCostToOwnCents,
      createdAt: now,
      updatedAt: now,
    },
    priced.lines.map((line, sequence) => orderItemOf(line, schedule, numbers, sequence)),
    { shipping: address, billing },
  );
  await createAgreement(transaction, {
    orderNo,
    basketId: basket.id,
    customerId: basket.customerId,
    locale: request.locale,
    retailerName: RETAILER_NAME,
    store: { ...store, addressLines: addressLinesOf(store) },
    customer: { name: `${customer.firstName} ${customer.lastName}`, addressLines: addressLinesOf(address) },
    lines: priced.lines.map((line) => agreementLineOf(line, numbers)),
    quote,
    payments: schedule.payments,
    sameAsCashEndsOn: schedule.sameAsCashEndsOn,
    now,
  });
  return orderNo;
}

/** The authorisation of an earlier submit of this basket; null when a new one is needed. */
function earlierTry(
  authorization: PaymentAuthorization | null,
  gatewayToken: string | null,
): PaymentAuthorization | null {
  if (!authorization || authorization.state === 'failed') return null;
  if (authorization.state === 'voided')
    throw new DomainError('CheckoutStepOutOfOrder', 'This order was voided.');
  if (authorization.state !== 'declined') return authorization;
  if (authorization.gatewayToken === gatewayToken) {
    throw new DomainError(
      'PaymentDeclined',
      `The card was declined: ${authorization.declineCode ?? 'card-declined'}.`,
    );
  }
  return null;
}

/**
 * The first half of an order, in one transaction: checks the cart, reserves its stock, writes the order and records the
 * intent to charge. A second submit finds the intent of the first.
 * @throws DomainError `BasketNotFound`, `ApprovalExceeded`, `CheckoutStepOutOfOrder`, `ProductUnavailable`,
 *   `PaymentDeclined`, `StateNotServed`
 */
export async function beginOrder(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: OrderRequest,
): Promise<PaymentAuthorization> {
  const { caller, basketId } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (!basket) throw new DomainError('BasketNotFound', 'No such basket.');
    const [instrument] = await listInstruments(transaction, basketId);
    const gatewayToken = instrument?.gatewayToken ?? null;
    const earlier = earlierTry(await findAuthorizationOfBasket(transaction, basketId), gatewayToken);
    if (earlier) return earlier;

    const checkout = await loadCheckout(transaction, request, now);
    // Checked first: lost stock also invalidates the accepted terms, but is the more useful error.
    const priced = requireOrderable(checkout.priced);
    requireStep(checkout, 'payment');
    if (!instrument || gatewayToken === null) {
      throw new DomainError('CheckoutStepOutOfOrder', 'There is no card in the basket.');
    }
    const customer = await getOrderCustomer(transaction, basket, caller.customerId, priced.store.stateCode);
    const schedule = scheduleOf(checkout);
    const draft = { request, priced, schedule, customer, approvalId: checkout.approvalId, now };
    const orderNo = await writeOrder(transaction, draft);
    const tries = await countAuthorizations(transaction, basketId);
    const authorization = await insertAuthorization(transaction, {
      customerId: caller.customerId,
      basketId,
      orderNo,
      amountCents: schedule.quote.dueAtCheckoutCents,
      gateway: GATEWAY,
      gatewayToken,
      savedPaymentMethodId: instrument.savedPaymentMethodId,
      idempotencyKey: `authorize:${orderNo}:${tries + 1}`,
      cardBrand: instrument.cardBrand,
      last4: instrument.last4,
      createdAt: now,
      updatedAt: now,
      expiresAt: after(now, SIGNATURE_LIFE_MS),
    });
    await planJob(transaction, {
      kind: RECONCILE_PAYMENT,
      payload: { authorizationId: authorization.id },
      idempotencyKey: authorization.id,
      runAt: after(now, RECONCILE_AFTER_MS),
    });
    return authorization;
  });
}
