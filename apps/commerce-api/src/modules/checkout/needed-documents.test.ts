import { getCheckoutState } from '@ownpath/contracts/checkout';
import { getOrder } from '@ownpath/contracts/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { approvalVerificationDocuments, sandboxMessages, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createOrderJourney } from '../../testing/order-journey.ts';
import { PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: ReturnType<typeof createOrderJourney>;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createOrderJourney(engine);
});
afterAll(() => engine.close());

async function applied(ssn: string) {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  await journey.apply(shopper, ssn);
  const needed = async () =>
    (await engine.call(getCheckoutState, shopper, { body: { basketId } })).documentsNeeded;
  return { shopper, basketId, needed };
}

test('documents of a conditional approval are asked for from the schedule to the order, until they are accepted', async () => {
  const { shopper, basketId, needed } = await applied('900002009');
  const all = ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'];
  expect(await needed()).toEqual(all);
  await journey.chooseAndAccept(shopper, basketId);
  expect(await needed()).toEqual(all);
  await journey.linkBank(shopper, basketId);
  const open = ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES'];
  expect(await needed()).toEqual(open);
  await journey.payWith(shopper, basketId);
  const { orderNo } = await journey.order(shopper, basketId);
  const { envelopeId } = await journey.openSigning(shopper, orderNo);
  await journey.signAt(envelopeId);
  await journey.complete(shopper, orderNo, envelopeId);
  const order = () => engine.call(getOrder, shopper, { params: { orderNo } });
  expect((await order()).documentsNeeded).toEqual(open);
  await journey.runJobs(0);
  const mails = await engine.deps.database.select().from(sandboxMessages);
  const mail = mails.find(({ body }) => body.includes(orderNo));
  expect(mail?.body).toContain('once your documents are approved');
  expect(mail?.body).not.toContain('We deliver by');
  await engine.deps.database.update(approvalVerificationDocuments).set({ satisfiedAt: engine.clock.now() });
  expect((await order()).documentsNeeded).toEqual([]);
});

test('nothing is asked for of an approved shopper, unless store or goods are high risk', async () => {
  const { database } = engine.deps;
  const { needed } = await applied('900001099');
  expect(await needed()).toEqual([]);
  await database.update(stores).set({ isHighRisk: true }).where(eq(stores.id, PLANO));
  expect(await needed()).toEqual(['BANK']);
  await database.update(stores).set({ isHighRisk: false }).where(eq(stores.id, PLANO));
  expect(await needed()).toEqual([]);
  const risky = await applied('900008001');
  expect(await risky.needed()).toEqual(['INCOME', 'BANK']);
});
