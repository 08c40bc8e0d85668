import type { PaySchedule } from '@ownpath/contracts/checkout';
import { deliveryDaysOf, isDeliveryBand } from '@ownpath/domain/catalog';
import type { CheckoutStep } from '@ownpath/domain/checkout';
import { addDays } from '@ownpath/domain/dates';
import { quoteRental } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import {
  type AgreementLine,
  cancelAgreement,
  createAgreement,
  findAgreementOfOrder,
  insertAutopay,
} from '../agreements/index.ts';
import {
  findBillingAddress,
  findReservation,
  holdLines,
  holdUnitsAgain,
  markLeftLines,
  type OrderableBasket,
  type PricedLine,
  releaseHolds,
} from '../basket/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import { autopayClauses, type OrderAutopay } from './order-autopay.ts';
import { addressLinesOf, type OrderCustomer } from './order-customer.ts';
import { after, ORDER_HOLD_MS } from './order-times.ts';
import {
  findUnpaidOrderOfBasket,
  type NewOrderItem,
  nextOrderNo,
  putOrder,
  type Transaction,
} from './orders-queries.ts';

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
  const { deliveryDate: chosenDate } = schedule.choice;
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
    isHighRisk: product?.isHighRisk ?? row.isHighRisk,
    priceCents: paymentCents * row.quantity,
    renewalRateCents: paymentCents * row.quantity,
    weeklyRateCents: terms.weeklyRateCents,
    weeks: terms.weeks,
    cashPriceCents: terms.cashPriceCents,
    // Of one line: its rent. The fee belongs to the agreement.
    totalCostToOwnCents: terms.weeklyRateCents * terms.weeks * row.quantity,
    deliveryBand: band,
    estimatedDeliveryFrom: chosenDate ?? (firstPayment ? addDays(firstPayment.dueDate, maxDays) : null),
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
    brand: product?.brand ?? row.additionalData.brand ?? '',
    model: product?.model ?? '',
    color: product?.colorNames.get(row.variantId ?? '') ?? null,
    members: product?.members ?? [],
    condition: row.condition,
    quantity: row.quantity,
    ...terms,
  };
}

export type OrderDraft = {
  readonly locale: Locale;
  readonly priced: OrderableBasket;
  readonly schedule: PaySchedule;
  readonly customer: OrderCustomer;
  readonly approvalId: string | null;
  readonly checkoutSteps: readonly CheckoutStep[];
  /** The shopper's authorisation, and the card that it names; null without autopay. */
  readonly autopay: OrderAutopay | null;
  readonly now: Date;
};

/** The lines of the cart's other agreements. */
function leftLinesOf({ agreements }: OrderableBasket): string[] {
  return agreements.slice(1).flatMap(({ lines }) => lines.map(({ row }) => row.id));
}

/** Writes order, agreement and document with the cart's current numbers, which never change afterwards. */
export async function writeOrder(transaction: Transaction, draft: OrderDraft): Promise<string> {
  const { locale, priced, schedule, customer, now } = draft;
  const { store, basket } = priced;
  const { quote } = schedule;
  await releaseHolds(transaction, basket.id, now);
  const reservation = await findReservation(transaction, basket.id, now);
  // A declined card must not take a reservation's time away.
  const orderEnd = after(now, ORDER_HOLD_MS);
  const expiresAt = reservation && reservation.endsAt > orderEnd ? reservation.endsAt : orderEnd;
  const hold = { basketId: basket.id, storeId: store.id, lines: priced.lines, expiresAt, isPartial: false };
  const numbers = await holdLines(transaction, hold, now);
  const left = leftLinesOf(priced);
  if (reservation) {
    const others = priced.agreements.slice(1).flatMap((agreement) => agreement.lines);
    const kept = { ...hold, lines: others, expiresAt: reservation.endsAt, isPartial: true };
    await holdLines(transaction, kept, now);
  } else await holdUnitsAgain(transaction, basket.id, now, left);
  const earlier = await findUnpaidOrderOfBasket(transaction, basket.id);
  const orderNo = earlier?.orderNo ?? (await nextOrderNo(transaction));
  const earlierAgreement = earlier ? await findAgreementOfOrder(transaction, orderNo) : null;
  if (earlierAgreement) await cancelAgreement(transaction, earlierAgreement, now);
  await markLeftLines(transaction, { orderNo, basketId: basket.id }, left);
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
      checkoutSteps: draft.checkoutSteps,
      status: 'created',
      locale,
      frequency: quote.frequency,
      ...person,
      orderTotalCents: quote.dueAtCheckoutCents,
      taxTotalCents: quote.firstPaymentTaxCents,
      renewalTotalCents: quote.paymentCents,
      cashPriceTotalCents: quote.cashPriceCents,
      totalCostToOwnCents: quote.totalCostToOwnCents,
      agreementOrdinal: priced.agreementsBefore + 1,
      agreementCount: priced.agreementsBefore + priced.agreements.length,
      createdAt: now,
      updatedAt: now,
    },
    priced.lines.map((line, sequence) => orderItemOf(line, schedule, numbers, sequence)),
    { shipping: address, billing },
  );
  const { agreement } = await createAgreement(transaction, {
    orderNo,
    basketId: basket.id,
    customerId: basket.customerId,
    locale,
    retailerName: RETAILER_NAME,
    store: { ...store, addressLines: addressLinesOf(store) },
    customer: { name: `${customer.firstName} ${customer.lastName}`, addressLines: addressLinesOf(address) },
    lines: priced.lines.map((line) => agreementLineOf(line, numbers)),
    quote,
    payments: schedule.payments,
    sameAsCash: schedule.sameAsCash,
    promotionName: priced.terms.promotion?.name ?? null,
    furtherSections: autopayClauses(draft),
    now,
  });
  if (draft.autopay) {
    const { card: _card, ...authorization } = draft.autopay;
    await insertAutopay(transaction, { agreementId: agreement.id, ...authorization });
  }
  return orderNo;
}
