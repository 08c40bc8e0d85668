import { getPaymentHistory } from '@ownpath/contracts/servicing';
import { expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { ledgerEntries } from '../../database/schema/index.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signInAgain } from '../../testing/pass-days.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { isKilled, killAtEachStep } from '../../testing/run-killed.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const DAY_MS = 86_400_000;

describeOnPostgres('a payment with a bank account', () => {
  /** Kills it at a step, lets the customer or the job go on. @returns whether it was killed */
  async function killAt(engine: TestApp, step: number): Promise<boolean> {
    const rental = await rentSofaAsCustomer(engine);
    const body = await rental.bankRequestOf({ kind: 'DUE' });
    const customerId = rental.shopper.tokens.customer_id;
    const request = { ...body, customerId, locale: 'en-US' as const, clientIp: '192.0.2.1' };
    const killed = await isKilled(engine, { task: 'pay', request }, step);
    // In turns the customer sends it again, and the job that was planned with it goes on; before it was written, only they can.
    if (step % 2 === 1) await rental.pay(body);
    await rental.runJobs(3 * 60_000);
    if (step % 2 === 0) await rental.pay(body);
    const { payments } = await engine.call(getPaymentHistory, rental.shopper, { body: {} });
    expect(payments, `killed at step ${step}`).toMatchObject([
      { source: 'online', status: 'completed', debitState: 'pending', amountCents: body.totalCents },
      { source: 'checkout' },
    ]);
    expect(await rental.capturedFor(payments[0]?.receiptNumber ?? '')).toEqual([body.totalCents]);
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
    for (let day = 0; day < 8; day += 1) await rental.runJobs(DAY_MS + 60_000);
    const shopper = await signInAgain(engine, rental.shopper);
    const { payments: later } = await engine.call(getPaymentHistory, shopper, { body: {} });
    expect(later[0]?.debitState).toBe('settled');
    return killed;
  }

  /** As `killAt`, while it is taken back. */
  async function killReturnAt(engine: TestApp, step: number): Promise<boolean> {
    const rental = await rentSofaAsCustomer(engine);
    const before = await rental.scheduleOf();
    const { paymentId } = await rental.pay(
      await rental.bankRequestOf({ kind: 'DUE' }, { number: '000123450333' }),
    );
    engine.clock.advance(DAY_MS + 60_000);
    const killed = await isKilled(engine, { task: 'return', request: { paymentId, check: 1 } }, step);
    await Promise.all([rental.runJobs(), rental.runJobs()]);
    expect(await rental.scheduleOf(), `killed at step ${step}`).toEqual(before);
    const entries = await engine.deps.database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.paymentId, paymentId));
    expect(entries.filter(({ kind }) => kind === 'reversal')).toHaveLength(entries.length / 2);
    return killed;
  }

  test('killed with SIGKILL at each step of a return, and taken up by two workers: taken back once', {
    timeout: 300_000,
  }, async () => {
    expect(await killAtEachStep(killReturnAt)).toBeGreaterThan(2);
  });

  test('killed with SIGKILL at each step: one debit, settled once', { timeout: 300_000 }, async () => {
    expect(await killAtEachStep(killAt)).toBeGreaterThan(3);
  });
});
