import type { DebitReturnReason } from '@ownpath/domain/servicing';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, inArray, isNotNull, ne, sql } from '../../database/orm.ts';
import {
  agreements,
  autopayEnrollments,
  charges,
  ledgerEntries,
  paymentAuthorizations,
  payments,
  savedPaymentMethods,
  scheduledPayments,
} from '../../database/schema/index.ts';

/** Debits of the customer that their banks returned, by the gateway's name of the account. */
export async function listReturns(
  queryable: Queryable,
  customerId: string,
): Promise<{ readonly fingerprint: string; readonly reason: DebitReturnReason }[]> {
  const rows = await queryable
    .select({ fingerprint: paymentAuthorizations.accountFingerprint, reason: payments.returnReason })
    .from(payments)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.debitState, 'returned'),
        isNotNull(paymentAuthorizations.accountFingerprint),
      ),
    );
  return rows.flatMap(({ fingerprint, reason }) => (fingerprint && reason ? [{ fingerprint, reason }] : []));
}

/** Of each of the customer's agreements, what was received by debits that are provisional or came back. */
export function listDebits(queryable: Queryable, customerId: string) {
  return queryable
    .select({
      agreementId: ledgerEntries.agreementId,
      paymentId: payments.id,
      amountCents: ledgerEntries.amountCents,
      state: payments.debitState,
      returnedAt: payments.returnedAt,
      last4: paymentAuthorizations.last4,
    })
    .from(payments)
    .innerJoin(ledgerEntries, eq(ledgerEntries.paymentId, payments.id))
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .where(
      and(
        eq(payments.customerId, customerId),
        inArray(payments.debitState, ['pending', 'returned']),
        eq(ledgerEntries.kind, 'payment'),
      ),
    )
    .orderBy(desc(payments.returnedAt));
}

/** The latest payment that counts on each of the customer's agreements. */
export function listLastPaid(queryable: Queryable, customerId: string) {
  return queryable
    .select({
      agreementId: ledgerEntries.agreementId,
      paidAt: sql<string | Date | null>`max(${payments.paidAt})`,
    })
    .from(payments)
    .innerJoin(ledgerEntries, eq(ledgerEntries.paymentId, payments.id))
    .where(and(eq(payments.customerId, customerId), eq(payments.status, 'completed')))
    .groupBy(ledgerEntries.agreementId);
}

/** An agreement that was paid off goes on. @param isRentLeft what was dropped by owning it falls due again */
export async function reopenAgreement(
  transaction: Transaction,
  agreementId: string,
  isRentLeft: boolean,
): Promise<void> {
  await transaction
    .update(agreements)
    .set({ status: 'active', closedOn: null, paidInFullOn: null })
    .where(eq(agreements.id, agreementId));
  if (!isRentLeft) return;
  await transaction
    .update(scheduledPayments)
    .set({ status: 'scheduled' })
    .where(and(eq(scheduledPayments.agreementId, agreementId), eq(scheduledPayments.status, 'cancelled')));
}

/** What is due again is charged by the payment that settles it. A late fee stays: it was charged before. */
export async function dropCharges(
  transaction: Transaction,
  paymentId: string,
  agreementId: string,
): Promise<void> {
  await transaction
    .update(charges)
    .set({ status: 'waived' })
    .where(
      and(
        eq(charges.paymentId, paymentId),
        eq(charges.agreementId, agreementId),
        ne(charges.kind, 'late-fee'),
      ),
    );
}

/** A late fee, or a part of it, is due again. */
export async function openLateFee(transaction: Transaction, chargeId: string, cents: number): Promise<void> {
  await transaction
    .update(charges)
    .set({ status: 'due', settledCents: sql`greatest(0, ${charges.settledCents} - ${cents})` })
    .where(eq(charges.id, chargeId));
}

/** Agreements of the customer on which autopay debits the account. */
export async function listAutopayOfAccount(
  queryable: Queryable,
  customerId: string,
  fingerprint: string,
): Promise<string[]> {
  const rows = await queryable
    .select({ agreementId: autopayEnrollments.agreementId })
    .from(autopayEnrollments)
    .innerJoin(savedPaymentMethods, eq(savedPaymentMethods.id, autopayEnrollments.savedPaymentMethodId))
    .where(
      and(
        eq(savedPaymentMethods.customerId, customerId),
        eq(savedPaymentMethods.accountFingerprint, fingerprint),
        sql`${autopayEnrollments.cancelledAt} is null`,
      ),
    );
  return rows.map(({ agreementId }) => agreementId);
}
