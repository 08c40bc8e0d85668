import { expect, test } from 'vitest';
import { rentWithAutopay } from '../../testing/autopay-rental.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { isKilled, killAtEachStep } from '../../testing/run-killed.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

describeOnPostgres('autopay on several workers', () => {
  /** Kills the charge of an agreement of its own at a step, lets the jobs go on. @returns whether it was killed */
  async function killAt(engine: TestApp, step: number): Promise<boolean> {
    const rental = await rentWithAutopay(engine);
    const [, second, third] = rental.order.payments;
    const day = second?.dueDate ?? '';
    rental.goTo(day);
    const request = { agreementId: rental.agreementId, day };
    const killed = await isKilled(engine, { task: 'autopay', request }, step);
    // In turns it is gone on with by the job that was planned with the payment, and by the day's run on two workers.
    if (step % 2 === 0) await rental.runJobs(3 * 60_000);
    await rental.runOn(day, 2);
    expect(await rental.payments(), `killed at step ${step}`).toMatchObject([
      { status: 'completed', cents: second?.totalCents },
    ]);
    expect(await rental.capturedCents(), `killed at step ${step}`).toEqual([second?.totalCents]);
    expect(await rental.imbalanceCents()).toEqual([0, 0]);
    expect(await rental.enrollments()).toMatchObject([{ nextChargeOn: third?.dueDate }]);
    return killed;
  }

  test('killed with SIGKILL at each step: one charge, settled once, and the next payment goes on', {
    timeout: 300_000,
  }, async () => {
    expect(await killAtEachStep(killAt)).toBeGreaterThan(3);
  });

  test('four at once charge each agreement once', async () => {
    const engine = await createTestApp();
    try {
      const all = [];
      for (let count = 0; count < 3; count += 1) all.push(await rentWithAutopay(engine));
      await all[0]?.runOn(all[0].order.payments[1]?.dueDate ?? '', 4);
      for (const rental of all) expect(await rental.capturedCents()).toHaveLength(1);
    } finally {
      await engine.close();
    }
  });
});
