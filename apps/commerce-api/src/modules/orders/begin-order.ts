import { listCheckoutSteps } from '@ownpath/domain/checkout';
import type { Locale } from '@ownpath/domain/site';
import { canBeChargedAgain, PAYMENT_METHODS, type PaymentMethod } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findAgreementOfOrder, findOpenAutopay } from '../agreements/index.ts';
import { type BasketCaller, changeBasket, listInstruments, lockBasket } from '../basket/index.ts';
import {
  findProgress,
  haveTermsChanged,
  loadCheckout,
  requireOrderable,
  requireStep,
  scheduleOf,
} from '../checkout/index.ts';
import {
  ASK_ATTEMPTS,
  countAuthorizations,
  findAuthorizationOfBasket,
  GATEWAY,
  insertAuthorization,
  type PaymentAuthorization,
  paymentDeclined,
  RECONCILE_AFTER_MS,
} from '../payments/index.ts';
import { debitEvidenceOf } from './debit-evidence.ts';
import { replaceUnpaidOrders } from './end-order.ts';
import { ownersOf } from './get-order.ts';
import { orderAutopayOf } from './order-autopay.ts';
import { getOrderCustomer } from './order-customer.ts';
import { after, RECONCILE_PAYMENT, SIGNATURE_LIFE_MS } from './order-times.ts';
import { lockOrder, planJob, type Transaction } from './orders-queries.ts';
import { writeOrder } from './write-order.ts';

export type OrderRequest = {
  readonly caller: BasketCaller & { readonly guestCustomerId?: string };
  readonly basketId: string;
  readonly locale: Locale;
};

/** The authorisation of an earlier submit of this basket; null when a new one is needed. */
function earlierTry(
  authorization: PaymentAuthorization | null,
  gatewayToken: string | null,
): PaymentAuthorization | null {
  if (!authorization || authorization.state === 'voided') return null;
  if (authorization.state !== 'declined' && authorization.state !== 'failed') return authorization;
  if (authorization.gatewayToken === gatewayToken) {
    throw paymentDeclined(authorization.declineCode);
  }
  return null;
}

type Instrument = Awaited<ReturnType<typeof listInstruments>>[number];

/** Baskets keep the name that a client sent. */
function methodOf({ paymentMethod }: Instrument): PaymentMethod {
  return PAYMENT_METHODS.find((known) => known === paymentMethod) ?? 'CREDIT_CARD';
}

type Payable = { readonly orderNo: string; readonly amountCents: number; readonly isAutopay: boolean };

/** The signed order of this cart whose charge was declined: another way to pay pays it as it was signed. */
async function findSignedOrder(
  transaction: Transaction,
  basket: Parameters<typeof findProgress>[1],
): Promise<Payable | null> {
  const { orderNo, orderStatus } = await findProgress(transaction, basket);
  if (orderStatus !== 'failed' || orderNo === null) return null;
  const order = await lockOrder(transaction, orderNo);
  if (order.status !== 'failed') return null;
  const agreement = await findAgreementOfOrder(transaction, orderNo);
  const isAutopay = agreement !== null && (await findOpenAutopay(transaction, agreement.id)) !== null;
  return { orderNo, amountCents: order.orderTotalCents, isAutopay };
}

/** Writes a new order for the cart; a signed one of an earlier cart is replaced. */
async function writeNewOrder(
  transaction: Transaction,
  basket: NonNullable<Awaited<ReturnType<typeof lockBasket>>>,
  request: OrderRequest,
  card: Instrument | null,
  now: Date,
): Promise<Payable> {
  const { caller, locale } = request;
  const owner = { customerIds: ownersOf(caller), siteId: caller.siteId };
  await replaceUnpaidOrders(transaction, owner, now);
  const checkout = await loadCheckout(transaction, request, now);
  // Checked first: lost stock also invalidates the accepted terms, but is the more useful error.
  const priced = requireOrderable(checkout.priced);
  if (haveTermsChanged(checkout, request.locale)) {
    throw new DomainError('BasketChanged', 'The terms have changed since they were accepted.');
  }
  requireStep(checkout, 'payment');
  const customer = await getOrderCustomer(transaction, basket, caller.customerId, priced.store.stateCode);
  const schedule = scheduleOf(checkout, request.locale);
  const { approvalId } = checkout;
  const autopay = orderAutopayOf(
    schedule,
    checkout.session,
    card && { ...card, paymentMethod: methodOf(card) },
  );
  const checkoutSteps = listCheckoutSteps(checkout.facts);
  const draft = { locale, priced, schedule, customer, approvalId, checkoutSteps, autopay, now };
  const orderNo = await writeOrder(transaction, draft);
  return { orderNo, amountCents: schedule.quote.dueAtCheckoutCents, isAutopay: autopay !== null };
}

/**
 * The first half of an order, in one transaction: checks the cart, reserves its stock, writes the order and records the
 * intent to charge. A second submit finds the intent of the first. After a declined charge of a signed order, the
 * intent is to pay that order in another way.
 * @throws DomainError `BasketNotFound`, `ApprovalExceeded`, `CheckoutStepOutOfOrder`, `ProductUnavailable`,
 *   `BasketChanged`, `PaymentDeclined`, `PaymentMethodNotForAutopay`, `StateNotServed`
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

    const payable =
      (await findSignedOrder(transaction, basket)) ??
      (await writeNewOrder(transaction, basket, request, instrument ?? null, now));
    if (!instrument || gatewayToken === null) {
      throw new DomainError('CheckoutStepOutOfOrder', 'The basket has no payment instrument.');
    }
    const paymentMethod = methodOf(instrument);
    if (payable.isAutopay && !canBeChargedAgain(paymentMethod)) {
      throw new DomainError('PaymentMethodNotForAutopay', `${paymentMethod} cannot be charged again.`);
    }
    const debitEvidence = await debitEvidenceOf(transaction, caller, instrument, payable.amountCents, now);
    const tries = await countAuthorizations(transaction, payable.orderNo);
    const authorization = await insertAuthorization(transaction, {
      customerId: caller.customerId,
      basketId,
      orderNo: payable.orderNo,
      amountCents: payable.amountCents,
      paymentMethod,
      debitEvidence,
      gateway: GATEWAY,
      gatewayToken,
      savedPaymentMethodId: instrument.savedPaymentMethodId,
      idempotencyKey: `authorize:${payable.orderNo}:${tries + 1}`,
      cardBrand: instrument.cardBrand,
      last4: instrument.last4,
      createdAt: now,
      updatedAt: now,
      expiresAt: after(now, SIGNATURE_LIFE_MS),
    });
    // Its version: from here on, no line is added by who read it before.
    await changeBasket(transaction, basketId, {}, now);
    await planJob(transaction, {
      kind: RECONCILE_PAYMENT,
      payload: { authorizationId: authorization.id },
      idempotencyKey: authorization.id,
      runAt: after(now, RECONCILE_AFTER_MS),
      maxAttempts: ASK_ATTEMPTS,
    });
    return authorization;
  });
}
