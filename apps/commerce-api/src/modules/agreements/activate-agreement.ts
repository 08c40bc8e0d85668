import { debitSettlesOn } from '@ownpath/domain/servicing';
import type { PaymentMethod } from '@ownpath/domain/stores';
import {
  type Agreement,
  insertCharge,
  insertLedgerEntries,
  insertPayment,
  listScheduledPayments,
  markAgreementActive,
  markFirstPaymentPaid,
  type NewLedgerEntry,
  nextReceiptNumber,
  type ScheduledPayment,
  type Transaction,
} from './agreements-queries.ts';
import { markAutopayStarted } from './autopay-queries.ts';

/** All of a scheduled payment: rent, chosen coverage, fee and tax. */
export function chargeOf(payment: ScheduledPayment): number {
  const { rentCents, coverageCents, clubCents, processingFeeCents, taxCents } = payment;
  return rentCents + coverageCents + clubCents + processingFeeCents + taxCents;
}

type Bucket = NewLedgerEntry['bucket'];

/** The card or account of the first payment; its id when it was saved before. */
type PaidCard = {
  readonly paymentMethod: PaymentMethod;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly savedPaymentMethodId: string | null;
};

/**
 * Activates a signed and paid agreement, starts autopay if the shopper authorised it, and writes the first payment to
 * the ledger. Returns false and changes nothing when it is active already.
 */
export async function activateAgreement(
  transaction: Transaction,
  agreement: Agreement,
  facts: {
    readonly authorizationId: string;
    readonly card: PaidCard;
    readonly signedAt: Date;
    readonly now: Date;
    /** Calendar day at the store. */
    readonly today: string;
  },
): Promise<boolean> {
  const [first, second] = await listScheduledPayments(transaction, agreement.id);
  if (!first) throw new Error(`agreement ${agreement.agreementNumber} has no schedule`);
  const isFirst = await markAgreementActive(transaction, agreement.id, {
    signedAt: facts.signedAt,
    openedOn: facts.today,
    nextDueOn: second?.dueOn ?? null,
  });
  if (!isFirst) return false;

  await markFirstPaymentPaid(transaction, agreement.id, facts.now);
  if (second) await startAutopay(transaction, agreement.id, second, facts);
  const amountCents = chargeOf(first);
  const paymentId = await insertPayment(transaction, {
    receiptNumber: await nextReceiptNumber(transaction),
    customerId: agreement.customerId,
    storeId: agreement.storeId,
    authorizationId: facts.authorizationId,
    source: 'checkout',
    status: 'completed',
    amountCents,
    paidAt: facts.now,
    ...(facts.card.paymentMethod === 'ACH' && {
      debitState: 'pending' as const,
      debitSettlesOn: debitSettlesOn(facts.today),
    }),
  });
  const chargeId = await insertCharge(transaction, {
    agreementId: agreement.id,
    dueOn: first.dueOn,
    kind: 'first-payment',
    amountCents: amountCents - first.taxCents,
    taxCents: first.taxCents,
    status: 'paid',
    paymentId,
  });
  const base = {
    customerId: agreement.customerId,
    agreementId: agreement.id,
    storeId: agreement.storeId,
    paymentId,
    effectiveOn: facts.today,
  };
  const parts: [Bucket, number][] = [
    ['rent', first.rentCents],
    ['coverage', first.coverageCents],
    ['club', first.clubCents],
    ['processing-fee', first.processingFeeCents],
    ['tax', first.taxCents],
  ];
  const owed = parts.filter(([, cents]) => cents > 0);
  await insertLedgerEntries(transaction, [
    ...owed.map(([bucket, cents]) => ({
      ...base,
      chargeId,
      kind: 'charge' as const,
      bucket,
      amountCents: cents,
    })),
    { ...base, kind: 'payment', bucket: 'cash', amountCents },
    ...owed.map(([bucket, cents]) => ({
      ...base,
      chargeId,
      kind: 'allocation' as const,
      bucket,
      amountCents: -cents,
    })),
  ]);
  return true;
}

async function startAutopay(
  transaction: Transaction,
  agreementId: string,
  next: ScheduledPayment,
  { card, now }: { readonly card: PaidCard; readonly now: Date },
): Promise<void> {
  await markAutopayStarted(transaction, agreementId, {
    paymentMethod: card.paymentMethod,
    cardBrand: card.brand,
    cardLast4: card.last4,
    savedPaymentMethodId: card.savedPaymentMethodId,
    startedAt: now,
    nextChargeOn: next.dueOn,
    nextChargeCents: chargeOf(next),
  });
}
