import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import { approvals } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney, type OrderJourney } from '../../testing/order-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { satisfyDocument } from './verification-queries.ts';

/** Approved once a bank account and a proof of income are there. */
const TWO_DOCUMENTS = '900008001';

describeOnPostgres('documents of an approval', () => {
  let engine: TestApp;
  let journey: OrderJourney;
  beforeAll(async () => {
    engine = await createTestApp();
    journey = createOrderJourney(engine);
  });
  afterAll(() => engine.close());

  test('two that are accepted at the same moment make the approval a full one', async () => {
    const { database, clock } = engine.deps;
    const shopper = await journey.guestIn();
    await journey.apply(shopper, TWO_DOCUMENTS);
    const customerId = shopper.tokens.customer_id;
    const responseOf = async () => {
      const rows = await database.select().from(approvals).where(eq(approvals.customerId, customerId));
      return rows.map(({ response }) => response);
    };
    expect(await responseOf()).toEqual([4]);

    const isAnyWaiting = async () => {
      const { rows } = await database.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    const written = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = database.transaction(async (transaction) => {
      await satisfyDocument(transaction, customerId, 'INCOME', clock.now());
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    let isSecondDone = false;
    const second = database.transaction(async (transaction) => {
      await satisfyDocument(transaction, customerId, 'BANK', clock.now());
      isSecondDone = true;
    });
    await expect.poll(async () => isSecondDone || (await isAnyWaiting())).toBe(true);
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(await responseOf()).toEqual([1]);
  });
});
