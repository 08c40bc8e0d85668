import { diffDays } from '@ownpath/domain/dates';
import { and, eq, min, ne, sql } from '../database/orm.ts';
import { scheduledPayments } from '../database/schema/index.ts';
import type { TestApp } from './create-test-app.ts';

/** Moves the due dates of an agreement so that its next payment is so many days late, runs the check, moves them back. */
export async function whenPaymentIsLate(
  engine: TestApp,
  agreementId: string,
  days: number,
  check: () => Promise<void>,
): Promise<void> {
  const { database } = engine.deps;
  const own = eq(scheduledPayments.agreementId, agreementId);
  const [next] = await database
    .select({ dueOn: min(scheduledPayments.dueOn) })
    .from(scheduledPayments)
    .where(and(own, ne(scheduledPayments.status, 'paid')));
  const shift = (by: number) =>
    database
      .update(scheduledPayments)
      .set({ dueOn: sql`${scheduledPayments.dueOn} + ${by}::int` })
      .where(own);
  const daysUntilDue = diffDays('2026-11-21', next?.dueOn ?? '2026-11-21');
  await shift(-days - daysUntilDue);
  try {
    await check();
  } finally {
    await shift(days + daysUntilDue);
  }
}
