import { mergeBasket, removeItemFromBasket } from '@ownpath/contracts/basket';
import * as contract from '@ownpath/contracts/checkout';
import { getProfileStatus } from '@ownpath/contracts/profile';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq, ne, sql } from '../../database/orm.ts';
import { inventoryUnits, reservationDeposits, sandboxPayments, stores } from '../../database/schema/index.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import {
  createOrderJourney,
  type OrderJourney,
  outcomeOf,
  skipShortWaits,
} from '../../testing/order-journey.ts';
import { readMail } from '../../testing/read-mail.ts';
import { cards, PLANO, SOFA, typeTestCard } from '../../testing/shop-journey.ts';

const HOUR_MS = 3_600_000;
const MAIL = 'marisol@example.com';
/** $25.00 and $10.50: what the store would keep is given back too, as no law was found that lets it keep a part. */
const ASKED = { refundableDepositCents: 2_500, nonRefundableDepositCents: 1_050 };
const DEPOSIT = 3_550;

let engine: TestApp;
let journey: OrderJourney;
beforeAll(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  journey = createOrderJourney(engine);
});
const setPlano = (fields: Partial<typeof stores.$inferInsert>) =>
  engine.deps.database.update(stores).set(fields).where(eq(stores.id, PLANO));
beforeEach(async () => {
  const { database } = engine.deps;
  await database.execute(sql`delete from sandbox_messages`);
  const offered = { isReservationEnabled: true, reservationPeriodHours: 48, cardMerchantId: 'card-1' };
  await setPlano({ ...offered, ...ASKED });
  const isShort = and(eq(inventoryUnits.condition, 'NEW'), ne(inventoryUnits.quantity, 9));
  await database.update(inventoryUnits).set({ quantity: 9 }).where(isShort);
});
afterAll(() => engine.close());

async function approved(who?: TestShopper) {
  const shopper = who ?? (await journey.guestIn());
  const sofa = { productId: SOFA, quantity: 1, c_racProductCondition: 'NEW' as const };
  const basket = await journey.basketWith(shopper, [sofa]);
  await journey.apply(shopper, '900001099');
  return { shopper, basketId: basket.basketId, itemId: basket.items[0]?.itemId ?? '' };
}

type Wish = { readonly number?: string; readonly requestKey?: string; readonly amountCents?: number };
async function depositBy({
  number = cards.good,
  requestKey = crypto.randomUUID(),
  amountCents = DEPOSIT,
}: Wish = {}) {
  return { requestKey, amountCents, method: { token: (await typeTestCard(engine, number)).token } };
}
const tryToReserve = (shopper: TestShopper, body: object) =>
  engine.request('POST', pathOf(contract.reserveCart), { shopper, body });
const reserve = async (shopper: TestShopper, basketId: string, wish: Wish = {}) =>
  engine.call(contract.reserveCart, shopper, { body: { basketId, deposit: await depositBy(wish) } });
const read = (shopper: TestShopper, basketId: string) =>
  engine.call(contract.getReservation, shopper, { body: { basketId } });
const depositsOf = (basketId: string) =>
  engine.deps.database.select().from(reservationDeposits).where(eq(reservationDeposits.basketId, basketId));
/** What the gateway took and gave back for the deposits of a basket. */
async function moneyOf(basketId: string): Promise<{ taken: number; back: number }> {
  const deposits = await depositsOf(basketId);
  const all = await Promise.all(
    deposits.map(({ id }) =>
      engine.deps.database.select().from(sandboxPayments).where(eq(sandboxPayments.reference, id)),
    ),
  );
  const sum = (key: 'capturedCents' | 'refundedCents') =>
    all.flat().reduce((total, payment) => total + payment[key], 0);
  return { taken: sum('capturedCents'), back: sum('refundedCents') };
}

test('a deposit is shown, paid once by double clicks, and goes back when the shopper gives the reservation up', async () => {
  const { shopper, basketId } = await approved();
  const due = { amountCents: DEPOSIT, refundableCents: DEPOSIT, status: 'due' };
  expect(await read(shopper, basketId)).toMatchObject({
    reservedUntil: null,
    deposit: due,
    returnedCents: null,
  });
  const body = { basketId, deposit: await depositBy() };
  const both = await Promise.all([tryToReserve(shopper, body), tryToReserve(shopper, body)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(shopper, basketId)).toMatchObject({
    reservedUntil: new Date(engine.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
    deposit: { ...due, status: 'paid' },
  });
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: 0 });
  const mail = await readMail(engine, MAIL, 'Reserved for you until');
  expect(mail?.body).toContain('You paid a deposit of $35.50. You get all of it back');
  expect(mail?.body).not.toContain('free of charge');

  await engine.call(contract.cancelReservation, shopper, { body: { basketId } });
  const returned = await readMail(engine, MAIL, 'Your deposit of $35.50 is on its way back');
  expect(returned?.body).toContain('$35.50, to your Visa card ending in 4242.');
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: DEPOSIT });
  const given = { returnedCents: DEPOSIT, returnState: 'done' };
  expect(await read(shopper, basketId)).toMatchObject({ deposit: due, ...given });
});

test('when the time is over it goes back, in Spanish too', async () => {
  const { shopper, basketId } = await approved();
  const body = { basketId, deposit: await depositBy() };
  await engine.call(contract.reserveCart, shopper, { query: { locale: 'es-US' }, body });
  engine.clock.advance(48 * HOUR_MS);
  const mail = await readMail(engine, MAIL, 'Le devolvemos su depósito de $35.50');
  expect(mail?.body).toContain('Su apartado terminó.');
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: DEPOSIT });
});

test('with the order it goes back whole, and the first payment is what was signed for', async () => {
  const { shopper, basketId } = await approved();
  await reserve(shopper, basketId);
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId);
  const { orderNo } = await journey.order(shopper, basketId);
  const mail = await readMail(engine, MAIL, 'Your deposit of $35.50 is on its way back');
  expect(mail?.body).toContain('you ordered your items');
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: DEPOSIT });
  const [payment] = await journey.paymentsFor(orderNo);
  // One week of rent, the processing fee, and 8.25 % tax on the rent and the fee.
  expect(payment?.amountCents).toBe(2_499 + 1_000 + 289);
  expect(await readMail(engine, MAIL, 'Your reservation has ended')).toBeNull();
});

test.each([
  ['declined', cards.declined],
  ['declined at the capture', cards.captureDeclines],
])('a card that is %s reserves nothing and costs nothing; another card does', async (_name, number) => {
  const { shopper, basketId } = await approved();
  const deposit = await depositBy({ number });
  expect(await outcomeOf(await tryToReserve(shopper, { basketId, deposit }))).toEqual([
    402,
    'PaymentDeclined',
  ]);
  expect(await outcomeOf(await tryToReserve(shopper, { basketId, deposit }))).toEqual([
    402,
    'PaymentDeclined',
  ]);
  expect(await read(shopper, basketId)).toMatchObject({ reservedUntil: null, deposit: { status: 'due' } });
  expect(await moneyOf(basketId)).toEqual({ taken: 0, back: 0 });
  expect(await reserve(shopper, basketId)).toMatchObject({ deposit: { status: 'paid' } });
});

test.each([
  ['the authorisation', cards.timesOut],
  ['the capture', cards.captureTimesOut],
])('a lost answer to %s leaves it pending; the next call finds the payment', async (_name, number) => {
  const { shopper, basketId } = await approved();
  const deposit = await depositBy({ number });
  expect(await outcomeOf(await tryToReserve(shopper, { basketId, deposit }))).toEqual([
    503,
    'PaymentUnknown',
  ]);
  expect(await read(shopper, basketId)).toMatchObject({ deposit: { status: 'pending' } });
  expect((await tryToReserve(shopper, { basketId })).status).toBe(200);
  expect(await read(shopper, basketId)).toMatchObject({ deposit: { status: 'paid' } });
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: 0 });
});

test('nobody comes back: a job settles a lost answer and reserves the cart', async () => {
  const { shopper, basketId } = await approved();
  await tryToReserve(shopper, { basketId, deposit: await depositBy({ number: cards.timesOut }) });
  await journey.runJobs(3 * 60_000);
  expect(await read(shopper, basketId)).toMatchObject({ deposit: { status: 'paid' } });
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: 0 });
});

test('a payment that never reached the gateway is given up, and the shopper pays with another card', async () => {
  const { shopper, basketId } = await approved();
  const deposit = await depositBy({ number: cards.neverReceived });
  expect(await outcomeOf(await tryToReserve(shopper, { basketId, deposit }))).toEqual([
    503,
    'PaymentUnknown',
  ]);
  engine.clock.advance(30_000);
  expect(await outcomeOf(await tryToReserve(shopper, { basketId }))).toEqual([402, 'PaymentDeclined']);
  expect(await reserve(shopper, basketId)).toMatchObject({ deposit: { status: 'paid' } });
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: 0 });
});

test('an answer that comes too late for a cart that is empty by then: the deposit goes back', async () => {
  const { shopper, basketId, itemId } = await approved();
  await tryToReserve(shopper, { basketId, deposit: await depositBy({ number: cards.timesOut }) });
  await engine.call(removeItemFromBasket, shopper, { params: { basketId, itemId } });
  await journey.runJobs(3 * 60_000);
  expect(await readMail(engine, MAIL, 'Your deposit of $35.50 is on its way back')).not.toBeNull();
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: DEPOSIT });
});

test('without a deposit, with another amount or another shopper’s card nothing is reserved', async () => {
  const { shopper, basketId } = await approved();
  const refused = async (deposit?: object) => outcomeOf(await tryToReserve(shopper, { basketId, deposit }));
  expect(await refused()).toEqual([409, 'DepositRequired']);
  expect(await refused(await depositBy({ amountCents: 2_500 }))).toEqual([409, 'DepositRequired']);
  const saved = { requestKey: 'k', amountCents: DEPOSIT, method: { savedCardId: 'of-another' } };
  expect(await refused(saved)).toEqual([400, 'PaymentMethodNotAccepted']);
  expect(await depositsOf(basketId)).toEqual([]);
  const other = await journey.guestIn();
  expect((await tryToReserve(other, { basketId })).status).toBe(404);
});

test('a store that takes no cards online reserves nothing here: its deposit is paid there', async () => {
  const { shopper, basketId } = await approved();
  await setPlano({ cardMerchantId: null });
  expect(await read(shopper, basketId)).toMatchObject({ canReserveUntil: null, deposit: null });
  const refused = await tryToReserve(shopper, { basketId, deposit: await depositBy() });
  expect(await outcomeOf(refused)).toEqual([409, 'ReservationNotOffered']);
});

test('a cart that the manufacturer ships asks for no deposit: there is nothing to hold', async () => {
  const shopper = await journey.guestIn();
  const { basketId } = await journey.basketWith(shopper, [
    { productId: 'low-profile-microwave', quantity: 1 },
  ]);
  await journey.apply(shopper, '900001099');
  expect(await read(shopper, basketId)).toMatchObject({ canReserveUntil: null, deposit: null });
});

test('the frame for the card is the gateway’s, and only for the shop', async () => {
  const { shopper, basketId } = await approved();
  const parentOrigin = new URL(engine.deps.config.publicUrl).origin;
  const frame = await engine.call(contract.createDepositFrame, shopper, { body: { basketId, parentOrigin } });
  expect(new URL(frame.cardFrameUrl).origin).toBe(frame.frameOrigin);
  const body = { basketId, parentOrigin: 'https://elsewhere.example' };
  const refused = await engine.request('POST', pathOf(contract.createDepositFrame), { shopper, body });
  expect(refused.status).toBe(403);
});

test('a guest who signs in takes the paid reservation along; the account stays open while a store has it', async () => {
  const { shopper: guest, basketId } = await approved();
  await reserve(guest, basketId);
  const shopper = await createRegisteredShopper(engine, guest);
  const query = { createDestinationBasket: true };
  const { basketId: own, items } = await engine.call(mergeBasket, shopper, { query });
  expect(await read(shopper, own)).toMatchObject({ deposit: { status: 'paid' } });
  const { closing } = await engine.call(getProfileStatus, shopper, { body: {} });
  expect(closing.blockers).toEqual(['open-deposit']);
  const params = { basketId: own, itemId: items[0]?.itemId ?? '' };
  await engine.call(removeItemFromBasket, shopper, { params });
  await journey.runJobs(0);
  await journey.runJobs(0);
  expect(await moneyOf(basketId)).toEqual({ taken: DEPOSIT, back: DEPOSIT });
});
