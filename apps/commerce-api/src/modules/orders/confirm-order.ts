import type { Order } from '@ownpath/contracts/orders';
import { calendarDateIn } from '@ownpath/domain/dates';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import {
  activateAgreement,
  cancelAgreement,
  findAgreementOfOrder,
  formatCalendarDate,
} from '../agreements/index.ts';
import { releaseHolds } from '../basket/index.ts';
import { putSession } from '../checkout/index.ts';
import { type Email, queueEmail } from '../notifications/index.ts';
import { presentOrder } from './get-order.ts';
import { findOrder, getStoreTimeZone, lockOrder, moveOrder, type OrderRow } from './orders-queries.ts';
import {
  findAuthorizationOfBasket,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  putCapture,
} from './payment-queries.ts';

type Texts = {
  readonly subject: (agreementNumber: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly signed: (agreementNumber: string, orderNo: string) => string;
  readonly paid: (amount: string) => string;
  readonly delivery: (date: string) => string;
  readonly next: (amount: string, date: string) => string;
  readonly sameAsCash: (date: string) => string;
  readonly signature: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (agreementNumber) => `Your agreement ${agreementNumber} is signed`,
    greeting: (firstName) => `Hello ${firstName},`,
    signed: (agreementNumber, orderNo) =>
      `thank you. Agreement ${agreementNumber} for order ${orderNo} is signed.`,
    paid: (amount) => `Your first payment of ${amount} was charged to your card.`,
    delivery: (date) => `We deliver by ${date}.`,
    next: (amount, date) => `Your next payment of ${amount} is due on ${date}.`,
    sameAsCash: (date) => `Same as cash until ${date}.`,
    signature: 'Rowan & Co. This is a demo store: nothing will be delivered or charged.',
  },
  'es-US': {
    subject: (agreementNumber) => `Su contrato ${agreementNumber} está firmado`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    signed: (agreementNumber, orderNo) =>
      `Gracias. El contrato ${agreementNumber} del pedido ${orderNo} está firmado.`,
    paid: (amount) => `Su primer pago de ${amount} se cobró a su tarjeta.`,
    delivery: (date) => `La entrega es a más tardar el ${date}.`,
    next: (amount, date) => `Su próximo pago de ${amount} vence el ${date}.`,
    sameAsCash: (date) => `Precio de contado hasta el ${date}.`,
    signature: 'Rowan & Co. Esta es una tienda de demostración: no se entregará ni se cobrará nada.',
  },
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** E-mail to the customer after signature and first payment. */
function confirmationEmail(order: Order, locale: Locale): Email {
  const text = texts[locale];
  const number = order.agreementNumber ?? '';
  const [, next] = order.payments;
  const lines = [
    text.greeting(order.firstName),
    text.signed(number, order.orderNo),
    text.paid(formatCents(order.paidCents, locale)),
    text.delivery(formatCalendarDate(order.deliveryDate, locale)),
    ...(next
      ? [text.next(formatCents(next.totalCents, locale), formatCalendarDate(next.dueDate, locale))]
      : []),
    ...(order.quote.sameAsCashDays > 0
      ? [text.sameAsCash(formatCalendarDate(order.sameAsCashEndsOn, locale))]
      : []),
    text.signature,
  ];
  return {
    to: order.email,
    subject: text.subject(number),
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    locale,
  };
}

export type ConfirmDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>;

type CaptureOutcome =
  | { readonly status: 'captured'; readonly reference: string }
  | { readonly status: 'declined' };

async function askGateway(
  deps: ConfirmDependencies,
  authorization: PaymentAuthorization,
  capture: PaymentCapture,
): Promise<CaptureOutcome> {
  const { paymentGateway } = deps.ports;
  const { idempotencyKey, amountCents } = capture;
  if (capture.state === 'unknown') {
    const found = await paymentGateway.find(idempotencyKey);
    if (found.status === 'captured') return { status: 'captured', reference: found.authorizationId };
  }
  const authorizationId = authorization.gatewayReference ?? '';
  const answer = await paymentGateway.capture({ authorizationId, amountCents, idempotencyKey });
  return answer.status === 'captured'
    ? { status: 'captured', reference: answer.captureId }
    : { status: 'declined' };
}

/** Captures the payment once. @throws DomainError `PaymentUnknown` while the gateway does not answer */
async function settleCapture(
  deps: ConfirmDependencies,
  authorization: PaymentAuthorization,
): Promise<{ readonly capture: PaymentCapture; readonly outcome: CaptureOutcome }> {
  const { database, clock } = deps;
  const capture = await database.transaction((transaction) =>
    putCapture(transaction, authorization, clock.now()),
  );
  if (capture.state === 'captured') {
    return { capture, outcome: { status: 'captured', reference: capture.gatewayReference ?? '' } };
  }
  try {
    return { capture, outcome: await askGateway(deps, authorization, capture) };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    await database.transaction((transaction) =>
      moveCapture(transaction, capture.id, { state: 'unknown' }, clock.now()),
    );
    throw new DomainError('PaymentUnknown', 'The gateway has not confirmed whether the card was charged.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
}

/** After a declined capture: the order fails and its stock is released. */
async function failOrder(deps: ConfirmDependencies, order: OrderRow, capture: PaymentCapture): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    await lockOrder(transaction, order.orderNo);
    const fields = { status: 'failed', cancelReason: 'capture-declined' } as const;
    if (!(await moveOrder(transaction, order.orderNo, ['awaiting-signature'], fields, now))) return;
    await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    await moveAuthorization(transaction, capture.authorizationId, ['authorized'], { state: 'failed' }, now);
    const agreement = await findAgreementOfOrder(transaction, order.orderNo);
    if (agreement) await cancelAgreement(transaction, agreement.id, calendarDateIn(now, 'UTC'));
    await releaseHolds(transaction, order.basketId, now);
  });
}

/** After signature and capture: confirms order and agreement, writes ledger and e-mail, once, in one transaction. */
async function writeConfirmation(
  deps: ConfirmDependencies,
  order: OrderRow,
  authorization: PaymentAuthorization,
  captured: { readonly capture: PaymentCapture; readonly reference: string; readonly signedAt: Date },
): Promise<void> {
  const now = deps.clock.now();
  const { orderNo, basketId } = order;
  await deps.database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    const fields = { status: 'confirmed', confirmedAt: now } as const;
    if (!(await moveOrder(transaction, orderNo, ['awaiting-signature'], fields, now))) return;
    const { capture, reference, signedAt } = captured;
    await moveCapture(transaction, capture.id, { state: 'captured', gatewayReference: reference }, now);
    await moveAuthorization(transaction, authorization.id, ['authorized'], { state: 'captured' }, now);
    const agreement = await findAgreementOfOrder(transaction, orderNo);
    if (!agreement) throw new Error(`order ${orderNo} has no agreement`);
    const today = calendarDateIn(now, await getStoreTimeZone(transaction, order.storeId));
    await activateAgreement(transaction, agreement, {
      authorizationId: authorization.id,
      signedAt,
      now,
      today,
    });
    await putSession(
      transaction,
      basketId,
      { step: 'docu-sign', status: 'completed', completedAt: now, expiresAt: now },
      now,
    );
    const confirmed = await findOrder(transaction, orderNo);
    const locale = order.locale === 'es-US' ? 'es-US' : 'en-US';
    if (confirmed) {
      const mail = confirmationEmail(await presentOrder(transaction, confirmed, locale, now), locale);
      await queueEmail(transaction, `order-confirmed:${orderNo}`, mail, now);
    }
  });
}

/**
 * After the signature: captures the first payment and activates the agreement. Repeated or concurrent calls, by shopper
 * and job, charge and confirm once.
 * @throws DomainError `PaymentDeclined`; `PaymentUnknown`
 */
export async function confirmOrder(
  deps: ConfirmDependencies,
  order: OrderRow,
  signedAt: Date,
): Promise<void> {
  if (order.status === 'confirmed') return;
  const authorization = await findAuthorizationOfBasket(deps.database, order.basketId);
  if (order.status !== 'awaiting-signature' || !authorization) {
    throw new DomainError('CheckoutStepOutOfOrder', 'This order can no longer be confirmed.');
  }
  const { capture, outcome } = await settleCapture(deps, authorization);
  if (outcome.status === 'declined') {
    await failOrder(deps, order, capture);
    throw new DomainError('PaymentDeclined', 'The card could not be charged.');
  }
  await writeConfirmation(deps, order, authorization, { capture, reference: outcome.reference, signedAt });
}
