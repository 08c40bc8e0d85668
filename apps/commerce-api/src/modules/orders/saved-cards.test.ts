import {
  addPaymentInstrumentToBasket,
  getBasket,
  updatePaymentInstrumentInBasket,
} from '@ownpath/contracts/basket';
import { createPaymentSession } from '@ownpath/contracts/checkout';
import { createCustomerPaymentInstrument, getCustomer } from '@ownpath/contracts/customers';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import {
  basketPaymentInstruments,
  paymentAuthorizations,
  savedPaymentMethods,
} from '../../database/schema/index.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { jobHandlers } from '../../jobs/start-jobs.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { cards, createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());

async function registeredIn(): Promise<TestShopper> {
  const shopper = await createRegisteredShopper(engine);
  const params = { usid: shopper.tokens.usid };
  await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId: PLANO } } });
  return shopper;
}
async function runJobs() {
  const { database, clock, log } = engine.deps;
  const worker = new JobWorker({ database, clock, log, handlers: jobHandlers(engine.deps) });
  for (let round = 0; round < 2; round += 1) await worker.runDue();
}
const payWithSaved = (shopper: TestShopper, basketId: string, id: string) =>
  engine.request('POST', pathOf(addPaymentInstrumentToBasket, { basketId }), {
    shopper,
    body: { paymentMethodId: 'CREDIT_CARD', c_customerPaymentInstrumentId: id },
  });
const cardsOf = async (shopper: TestShopper) => {
  const { paymentInstruments } = await engine.call(getCustomer, shopper, {
    params: { customerId: shopper.tokens.customer_id },
  });
  return paymentInstruments;
};
/** Orders with a card that the shopper asks to save, and runs the jobs. */
async function orderAndKeep(shopper: TestShopper): Promise<void> {
  const basketId = await journey.readyToOrder(shopper);
  await journey.payWith(shopper, basketId, cards.good, { c_savePaymentInstrument: true });
  await journey.order(shopper, basketId);
  await runJobs();
}

test('the card of an order is saved on request, once, and shows no token', async () => {
  const shopper = await registeredIn();
  await orderAndKeep(shopper);
  await runJobs();
  const saved = await cardsOf(shopper);
  expect(saved).toMatchObject([
    { paymentMethodId: 'CREDIT_CARD', isDefault: true, brand: 'Visa', last4: '4242', isExpired: false },
  ]);
  expect([saved[0]?.expirationMonth, saved[0]?.expirationYear]).toEqual([12, 2030]);
  expect(JSON.stringify(saved)).not.toContain('sbx_');
});

test('no card is saved without a request, after a decline, or for a guest', async () => {
  const unasked = await registeredIn();
  await journey.order(unasked, await journey.readyToOrder(unasked));
  const declined = await registeredIn();
  const basketId = await journey.readyToOrder(declined);
  await journey.payWith(declined, basketId, cards.declined, { c_savePaymentInstrument: true });
  await expect(journey.order(declined, basketId)).rejects.toThrow('402');
  const guest = await journey.guestIn();
  await orderAndKeep(guest);
  await runJobs();
  const saved = await engine.deps.database.select().from(savedPaymentMethods);
  const owners = new Set(saved.map((card) => card.customerId));
  for (const { tokens } of [unasked, declined, guest]) expect(owners).not.toContain(tokens.customer_id);
});

test('a saved card pays by its id; another’s, a removed and an expired one do not', async () => {
  const shopper = await registeredIn();
  await orderAndKeep(shopper);
  const [kept] = await cardsOf(shopper);
  const id = kept?.id ?? '';
  const otherShopper = await registeredIn();
  const { basketId: othersBasket } = await journey.basketWith(otherShopper, [
    { productId: SOFA, quantity: 1 },
  ]);
  expect((await payWithSaved(otherShopper, othersBasket, id)).status).toBe(404);

  const basketId = await journey.readyToOrder(shopper, [{ productId: SOFA, quantity: 1 }], cards.declined);
  const answer = await payWithSaved(shopper, basketId, id);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(JSON.parse(text).paymentInstruments).toMatchObject([
    { paymentCard: { cardType: 'Visa', maskedNumber: '************4242' } },
  ]);
  expect(text).not.toContain('sbx_');
  const { orderNo } = await journey.order(shopper, basketId);
  const [payment] = await engine.deps.database
    .select()
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.orderNo, orderNo));
  expect(payment).toMatchObject({ savedPaymentMethodId: id, state: 'authorized', last4: '4242' });

  const { basketId: next } = await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
  const cardNow = (fields: Partial<typeof savedPaymentMethods.$inferInsert>) =>
    engine.deps.database.update(savedPaymentMethods).set(fields).where(eq(savedPaymentMethods.id, id));
  await cardNow({ expiration: '0120' });
  expect((await payWithSaved(shopper, next, id)).status).toBe(400);
  await cardNow({ expiration: '1230', removedAt: engine.clock.now() });
  expect((await payWithSaved(shopper, next, id)).status).toBe(404);
});

test('the payment step lists the owner’s saved cards, the default first, without tokens', async () => {
  const shopper = await registeredIn();
  await orderAndKeep(shopper);
  const other = await registeredIn();
  const sessionOf = async (owner: TestShopper) => {
    const basketId = await journey.readyToOrder(owner);
    const body = { basketId, parentOrigin: new URL(engine.deps.config.publicUrl).origin };
    return engine.call(createPaymentSession, owner, { body });
  };
  const [saved] = await engine.deps.database
    .select()
    .from(savedPaymentMethods)
    .where(eq(savedPaymentMethods.customerId, shopper.tokens.customer_id));
  await engine.deps.database.insert(savedPaymentMethods).values({
    customerId: shopper.tokens.customer_id,
    kind: 'card',
    gatewayToken: `expired-${saved?.id}`,
    brand: 'Discover',
    last4: '1117',
    expiration: '0120',
    createdAt: new Date(0),
  });
  const { savedCards, canSaveCard } = await sessionOf(shopper);
  expect(canSaveCard).toBe(true);
  expect(savedCards).toEqual([
    { id: saved?.id, brand: 'Visa', last4: '4242', isExpired: false, isDefault: true },
    { id: expect.any(String), brand: 'Discover', last4: '1117', isExpired: true, isDefault: false },
  ]);
  expect(await sessionOf(other)).toMatchObject({ savedCards: [], canSaveCard: true });
});

test('another customer’s token is refused when it is attached, whether it was saved, used or only entered', async () => {
  const owner = await registeredIn();
  await orderAndKeep(owner);
  const entered = await journey.guestIn();
  await journey.readyToOrder(entered);
  const { database } = engine.deps;
  const saved = await database.select().from(savedPaymentMethods);
  const used = await database.select().from(paymentAuthorizations);
  const typed = await database.select().from(basketPaymentInstruments);
  const isOf =
    ({ tokens }: TestShopper) =>
    (row: { customerId: string }) =>
      row.customerId === tokens.customer_id;
  const foreign = [
    saved.find(isOf(owner))?.gatewayToken,
    used.find(isOf(owner))?.gatewayToken,
    typed.at(-1)?.gatewayToken,
  ];
  const thief = await registeredIn();
  const { basketId } = await journey.basketWith(thief, [{ productId: SOFA, quantity: 1 }]);
  await journey.payWith(thief, basketId);
  const { paymentInstruments: own } = await engine.call(getBasket, thief, { params: { basketId } });
  const paymentInstrumentId = own[0]?.paymentInstrumentId ?? '';
  const customerId = thief.tokens.customer_id;
  for (const creditCardToken of foreign) {
    expect(creditCardToken).toBeTypeOf('string');
    const body = { paymentMethodId: 'CREDIT_CARD', paymentCard: { creditCardToken } };
    const answers = [
      await engine.request('POST', pathOf(addPaymentInstrumentToBasket, { basketId }), {
        shopper: thief,
        body,
      }),
      await engine.request(
        'PATCH',
        pathOf(updatePaymentInstrumentInBasket, { basketId, paymentInstrumentId }),
        {
          shopper: thief,
          body,
        },
      ),
      await engine.request('POST', pathOf(createCustomerPaymentInstrument, { customerId }), {
        shopper: thief,
        body: { ...body, paymentCard: { creditCardToken, cardType: 'Visa' } },
      }),
    ];
    for (const answer of answers) {
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'InvalidParameters']);
    }
  }
  const after = await engine.call(getBasket, thief, { params: { basketId } });
  expect(after.paymentInstruments).toEqual(own);
});
