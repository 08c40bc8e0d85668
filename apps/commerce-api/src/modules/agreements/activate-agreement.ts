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
  type Transaction,
} from './agreements-queries.ts';

type Bucket = NewLedgerEntry['bucket'];

/**
 * Activates a signed and paid agreement and writes the first payment to the ledger. Returns false and changes nothing
 * when it is active already.
 */
export async function activateAgreement(
  transaction: Transaction,
  agreement: Agreement,
  facts: {
    readonly authorizationId: string;
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
  const amountCents = first.rentCents + first.processingFeeCents + first.taxCents;
  const paymentId = await insertPayment(transaction, {
    receiptNumber: await nextReceiptNumber(transaction),
    customerId: agreement.customerId,
    storeId: agreement.storeId,
    authorizationId: facts.authorizationId,
    source: 'checkout',
    status: 'completed',
    amountCents,
    paidAt: facts.now,
  });
  const chargeId = await insertCharge(transaction, {
    agreementId: agreement.id,
    dueOn: first.dueOn,
    kind: 'first-payment',
    amountCents: first.rentCents + first.processingFeeCents,
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
