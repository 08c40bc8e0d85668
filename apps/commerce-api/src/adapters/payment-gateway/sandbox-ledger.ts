import type { Database, Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, sql } from '../../database/orm.ts';
import {
  type SandboxPayment,
  type SandboxPaymentToken,
  sandboxPaymentCalls,
  sandboxPayments,
  sandboxPaymentTokens,
} from '../../database/schema/index.ts';
import { PortError } from '../../ports/index.ts';

export const GATEWAY_PORT = 'payment-gateway';

/** Result of a call: its payment, and the answer that is repeated for its key. */
export type CallResult = {
  readonly paymentId: string | null;
  readonly answer: Readonly<Record<string, unknown>>;
};

/**
 * Runs a money call once per idempotency key: later or concurrent calls with the key get the first answer.
 * @throws PortError `rejected` when the key was used for another operation
 */
export async function onceByKey(
  database: Database,
  key: string,
  operation: string,
  work: (transaction: Transaction) => Promise<CallResult>,
): Promise<Readonly<Record<string, unknown>>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox:${key}`}, 0))`);
    const [known] = await transaction
      .select()
      .from(sandboxPaymentCalls)
      .where(eq(sandboxPaymentCalls.idempotencyKey, key));
    if (known) {
      if (known.operation !== operation)
        throw new PortError(GATEWAY_PORT, 'rejected', 'idempotency key reused');
      return known.answer;
    }
    const { paymentId, answer } = await work(transaction);
    await transaction
      .insert(sandboxPaymentCalls)
      .values({ idempotencyKey: key, operation, paymentId, answer });
    return answer;
  });
}

export async function findToken(queryable: Queryable, token: string): Promise<SandboxPaymentToken | null> {
  const [row] = await queryable
    .select()
    .from(sandboxPaymentTokens)
    .where(eq(sandboxPaymentTokens.token, token));
  return row ?? null;
}

/** @throws PortError `rejected` when the token is unknown or too old */
export async function getToken(queryable: Queryable, token: string, now: Date): Promise<SandboxPaymentToken> {
  const row = await findToken(queryable, token);
  if (!row || (row.expiresAt !== null && row.expiresAt <= now)) {
    throw new PortError(GATEWAY_PORT, 'rejected', 'unknown or expired token');
  }
  return row;
}

/** Locks the payment for the rest of the transaction. @throws PortError `rejected` when there is none */
export async function lockPayment(transaction: Transaction, id: string): Promise<SandboxPayment> {
  const [row] = await transaction
    .select()
    .from(sandboxPayments)
    .where(eq(sql`${sandboxPayments.id}::text`, id))
    .for('update');
  if (!row) throw new PortError(GATEWAY_PORT, 'rejected', 'unknown payment');
  return row;
}

export async function behaviorOf(queryable: Queryable, payment: SandboxPayment): Promise<string> {
  return (await findToken(queryable, payment.token))?.behavior ?? 'accept';
}

export async function insertPayment(
  transaction: Transaction,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<string> {
  const [row] = await transaction
    .insert(sandboxPayments)
    .values(payment)
    .returning({ id: sandboxPayments.id });
  if (!row) throw new Error('the payment was not stored');
  return row.id;
}

export async function setPayment(
  transaction: Transaction,
  payment: SandboxPayment,
  fields: Partial<Pick<SandboxPayment, 'status' | 'capturedCents' | 'refundedCents'>>,
): Promise<void> {
  await transaction
    .update(sandboxPayments)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(sandboxPayments.id, payment.id), eq(sandboxPayments.status, payment.status)));
}

export async function findCall(
  database: Database,
  key: string,
): Promise<{ readonly operation: string; readonly payment: SandboxPayment | null } | null> {
  const [row] = await database
    .select({ operation: sandboxPaymentCalls.operation, payment: sandboxPayments })
    .from(sandboxPaymentCalls)
    .leftJoin(sandboxPayments, eq(sandboxPayments.id, sandboxPaymentCalls.paymentId))
    .where(eq(sandboxPaymentCalls.idempotencyKey, key));
  return row ?? null;
}
