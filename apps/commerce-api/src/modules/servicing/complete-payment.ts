import { debitSettlesOn } from '@ownpath/domain/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { saveCard } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  findAuthorization,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  planJob,
  planRefund,
} from '../payments/index.ts';
import {
  endPayment,
  findPayment,
  listParts,
  lockAgreements,
  lockPayment,
  type Payment,
  type Transaction,
} from './account-payment-queries.ts';
import { planAfterPayment } from './after-payment.ts';
import { storeDayOf } from './agreement-status.ts';
import { moveAutopay } from './autopay-after-payment.ts';
import { planPaymentCheck } from './debit-checks.ts';
import { givenBackEmail } from './given-back-email.ts';
import { AGREEMENT_ENDED, listReceipts } from './list-payments.ts';
import { receiptEmail } from './receipt-email.ts';
import { getCustomerRow } from './servicing-queries.ts';
import { quoteParts, type SettledPart, writePart } from './write-payment.ts';

export type SettleDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

export const SAVE_METHOD = 'save-payment-card';

type Captured = { readonly capture: PaymentCapture; readonly reference: string };

/** A debit counts at once, and is provisional until the bank can hardly return it. Null for other ways to pay. */
async function debitOf(
  transaction: Transaction,
  { capture }: Captured,
  { account }: SettledPart,
  now: Date,
): Promise<{ debitState: 'pending'; debitSettlesOn: string } | null> {
  const authorization = await findAuthorization(transaction, capture.authorizationId);
  if (authorization?.paymentMethod !== 'ACH') return null;
  return { debitState: 'pending', debitSettlesOn: debitSettlesOn(storeDayOf(account, now)) };
}

/** The customer was told that their payment is being checked, or that autopay charges them. */
async function tellGivenBack(
  transaction: Transaction,
  { config }: SettleDependencies,
  payment: Payment,
  { paymentMethod, cardBrand, last4: cardLast4 }: PaymentAuthorization,
  now: Date,
): Promise<void> {
  const { id: paymentId, customerId, locale, amountCents, receiptNumber } = payment;
  const { email, firstName } = await getCustomerRow(transaction, customerId);
  if (email === null) return;
  const facts = { paymentId, amountCents, receiptNumber, method: { paymentMethod, cardBrand, cardLast4 } };
  const to = { to: email, firstName: firstName ?? '', locale, shopUrl: config.publicUrl };
  await queueEmail(transaction, `payment-given-back:${paymentId}`, givenBackEmail({ ...to, ...facts }), now);
}

/** Settles the agreements, once, in one transaction; money for one that has ended since is given back. */
export async function completePayment(
  deps: SettleDependencies,
  { id, customerId }: Payment,
  captured: Captured | null,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const parts = await listParts(transaction, id);
    await lockAgreements(
      transaction,
      customerId,
      parts.map(({ agreementId }) => agreementId),
    );
    const payment = await lockPayment(transaction, id);
    if (payment.status !== 'pending') return;
    if (captured) {
      const { capture, reference } = captured;
      await moveCapture(transaction, capture.id, { state: 'captured', gatewayReference: reference }, now);
      await moveAuthorization(
        transaction,
        capture.authorizationId,
        ['authorized'],
        { state: 'captured' },
        now,
      );
    }
    const settled = await quoteParts(transaction, customerId, parts);
    if (settled === null) {
      await endPayment(transaction, id, { status: 'failed', declineCode: AGREEMENT_ENDED });
      if (captured) {
        const { id: captureId, amountCents } = captured.capture;
        const wish = { captureId, amountCents, agreementId: null, orderNo: null, reason: AGREEMENT_ENDED };
        await planRefund(transaction, wish, now);
        const authorization = await findAuthorization(transaction, captured.capture.authorizationId);
        if (!authorization) return;
        if (authorization.paymentMethod === 'ACH') await planPaymentCheck(transaction, id, 1, now);
        await tellGivenBack(transaction, deps, payment, authorization, now);
      }
      return;
    }
    for (const part of settled) await writePart(transaction, payment, part, now);
    for (const { part } of settled) await moveAutopay(transaction, deps, customerId, part.agreementId);
    const debit = captured && settled[0] ? await debitOf(transaction, captured, settled[0], now) : null;
    await endPayment(transaction, id, { status: 'completed', paidAt: now, ...debit });
    if (debit) await planPaymentCheck(transaction, id, 1, now);
    else await planAfterPayment(transaction, payment, now);
    if (payment.isCardToBeSaved) {
      await planJob(transaction, {
        kind: SAVE_METHOD,
        payload: { paymentId: id },
        idempotencyKey: id,
        runAt: now,
      });
    }
    const [receipt] = await listReceipts(transaction, { customerId, paymentId: id, locale: payment.locale });
    const { email } = await getCustomerRow(transaction, customerId);
    if (!receipt || email === null) return;
    const authorization =
      payment.authorizationId && (await findAuthorization(transaction, payment.authorizationId));
    const mail = receiptEmail(receipt, {
      to: email,
      locale: payment.locale,
      shopUrl: deps.config.publicUrl,
      debit: authorization ? authorization.debitEvidence?.paragraphs : undefined,
    });
    await queueEmail(transaction, `payment-receipt:${id}`, mail, now);
  });
}

/** Keeps the card or bank account of a payment, as the customer asked. A token that the gateway refuses is not kept. @throws PortError */
export async function savePaidMethod(deps: SettleDependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.database, paymentId);
  const authorization =
    payment?.authorizationId && (await findAuthorization(deps.database, payment.authorizationId));
  if (!payment || !authorization) return;
  const { customerId, holderName: holder } = payment;
  try {
    await saveCard(deps, {
      customerId,
      token: authorization.gatewayToken,
      holder,
      isForAutopay: authorization.paymentMethod === 'ACH',
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log.warn({ paymentId, code: error.code }, 'what paid could not be saved');
  }
}
