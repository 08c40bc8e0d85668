import { createBasket, getBasket } from '@ownpath/contracts/basket';
import { createOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from '../../database/orm.ts';
import {
  agreements,
  inventoryUnits,
  ledgerEntries,
  orders,
  sandboxPayments,
} from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, SOFA } from '../../testing/shop-journey.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describeOnPostgres('at the same time', () => {
  let engine: TestApp;
  let journey: Journey;
  beforeAll(async () => {
    engine = await createTestApp();
    journey = createJourney(engine);
  });
  afterAll(() => engine.close());

  test('50 identical submits are one order with one answer', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const headers = { 'idempotency-key': 'fifty' };
    const answers = await many(50, async () => {
      const response = await engine.request('POST', pathOf(createOrder), {
        shopper,
        body: { basketId },
        headers,
      });
      return [response.status, await response.text()] as const;
    });
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    const { database } = engine.deps;
    const placed = await database.select().from(orders).where(eq(orders.basketId, basketId));
    expect(placed).toHaveLength(1);
    const orderNo = placed[0]?.orderNo ?? '';
    expect(await database.select().from(agreements).where(eq(agreements.orderNo, orderNo))).toHaveLength(1);
    expect(
      await database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, orderNo)),
    ).toHaveLength(1);
  });

  test('20 completions of one signing are one charge and one entry in the ledger', async () => {
    const shopper = await journey.guestIn();
    const basketId = await journey.readyToOrder(shopper);
    const { orderNo } = await journey.order(shopper, basketId);
    const { envelopeId } = await journey.openSigning(shopper, orderNo);
    await journey.signAt(envelopeId);
    const answers = await many(20, () => journey.complete(shopper, orderNo, envelopeId));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { database } = engine.deps;
    const [agreement] = await database.select().from(agreements).where(eq(agreements.orderNo, orderNo));
    const entries = await database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.agreementId, agreement?.id ?? ''));
    expect(entries.filter((entry) => entry.kind === 'payment')).toHaveLength(1);
  });

  test('20 buyers, one last piece: exactly one buyer gets it', async () => {
    const { database } = engine.deps;
    const buyers = await many(20, async () => {
      const shopper = await journey.guestIn();
      const item = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' } as const;
      return { shopper, basketId: await journey.readyToOrder(shopper, [item]) };
    });
    // One piece of the variant in all carts is left, in one store.
    const [line] = (
      await engine.call(getBasket, buyers[0]?.shopper ?? null, { params: { basketId: buyers[0]?.basketId } })
    ).items;
    await database.execute(
      sql`update inventory_units set quantity = reserved_quantity where product_id = ${SOFA}`,
    );
    const [unit] = await database
      .select()
      .from(inventoryUnits)
      .where(
        sql`product_id = ${SOFA} and condition = 'NEW' and variant_id = ${line?.variantId} and store_id = '04217'`,
      );
    await database.execute(
      sql`update inventory_units set quantity = reserved_quantity + 1 where inventory_number = ${unit?.inventoryNumber}`,
    );
    const statuses = await many(20, async (index) => {
      const buyer = buyers[index];
      const body = { basketId: buyer?.basketId };
      return (await engine.request('POST', pathOf(createOrder), { shopper: buyer?.shopper ?? null, body }))
        .status;
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });

  test('20 tabs that create a basket get one', async () => {
    const shopper = await journey.guestIn();
    const answers = await many(20, () => engine.request('POST', pathOf(createBasket), { shopper, body: {} }));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(bodies.map(({ basketId, basketIds }) => basketId ?? basketIds)).size).toBe(1);
  });

  test('one unit and 20 carts: one cart has it', async () => {
    const [unit] = (
      await engine.deps.database.execute<{ inventory_number: string; product_id: string }>(
        sql`select inventory_number, product_id from inventory_units where store_id = '04217' and condition <> 'NEW' and available_quantity > 0 limit 1`,
      )
    ).rows;
    const item = {
      productId: unit?.product_id ?? '',
      quantity: 1,
      c_racInventoryNumber: unit?.inventory_number ?? '',
    };
    const outcomes = await many(20, async () => {
      const shopper = await journey.guestIn();
      return journey.basketWith(shopper, [item]).then(
        () => 'taken',
        () => 'refused',
      );
    });
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
  });
});
