import { getBasket } from '@ownpath/contracts/basket';
import { choosePaySchedule } from '@ownpath/contracts/checkout';
import { createOrder } from '@ownpath/contracts/orders';
import { requestExchange } from '@ownpath/contracts/servicing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { agreements, approvals } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { outcomeOf, skipShortWaits } from '../../testing/order-journey.ts';
import { createJourney, SOFA } from '../../testing/shop-journey.ts';
import { rentToBeVisited } from '../../testing/visited-rental.ts';

let engine: TestApp;
let rental: Awaited<ReturnType<typeof rentToBeVisited>>;
let oldWeeklyCents: number;
beforeEach(async () => {
  engine = await createTestApp({ sleep: skipShortWaits });
  rental = await rentToBeVisited(engine);
  oldWeeklyCents = (await rental.agreement()).weeklyRateCents;
  // Rented seven months ago; the decision of then is over.
  const { database } = engine.deps;
  const old = { openedOn: '2026-04-21', deliveredOn: '2026-04-23', createdAt: new Date('2026-04-21T15:00Z') };
  await database.update(agreements).set(old).where(eq(agreements.id, rental.agreementId));
  await database.update(approvals).set({ supersededAt: engine.clock.now() });
});
afterEach(() => engine.close());

async function agreeOnExchange() {
  const body = { agreementId: rental.agreementId, requestKey: crypto.randomUUID(), wish: null };
  await engine.call(requestExchange, rental.customer(), { body });
  await rental.runJobs();
}
/** @param dollars a week, in the SSN that the sandbox reads */
const approve = (dollars: number) =>
  createJourney(engine).apply(rental.customer(), `900001${String(dollars).padStart(3, '0')}`);

/** Two sofas, dearer than the one that is rented. */
const fillCart = async () =>
  (await createJourney(engine).basketWith(rental.customer(), [{ productId: SOFA, quantity: 2 }])).basketId;

/** How a cart fits, and how its schedule and its order are answered. */
async function tryToRent(basketId: string) {
  const shopper = rental.customer();
  const { approvalFit } = await engine.call(getBasket, shopper, { params: { basketId } });
  const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false } as const;
  const send = async (path: string, body: object) =>
    outcomeOf(await engine.request('POST', path, { shopper, body }));
  return {
    fit: approvalFit,
    schedule: await send(pathOf(choosePaySchedule), { basketId, choice }),
    order: await send(pathOf(createOrder), { basketId }),
  };
}

const EXCEEDED = [409, 'ApprovalExceeded'];

test('a dearer item within the limit is taken in exchange: what goes back counts no more', async () => {
  await agreeOnExchange();
  const dollars = Math.ceil((2 * oldWeeklyCents) / 100);
  await approve(dollars);
  const tried = await tryToRent(await fillCart());
  expect(tried.fit).toMatchObject({ weeklyLeftCents: dollars * 100, fits: true });
  expect(tried.schedule[0]).toBe(200);
});

test('a dearer item beyond the limit is refused before anything is signed, also when the old one goes back', async () => {
  await agreeOnExchange();
  const dollars = Math.floor((2 * oldWeeklyCents) / 100);
  await approve(dollars);
  const tried = await tryToRent(await fillCart());
  expect(tried.fit).toMatchObject({ weeklyLeftCents: dollars * 100, fits: false });
  expect(tried).toMatchObject({ schedule: EXCEEDED, order: EXCEEDED });
  expect(await rental.agreement()).toMatchObject({ status: 'active' });
});

test('decided before the store agreed: the old one counts until then, and no more from then on', async () => {
  const dollars = Math.ceil((2 * oldWeeklyCents) / 100);
  await approve(dollars);
  const basketId = await fillCart();
  const before = await tryToRent(basketId);
  expect(before.fit).toMatchObject({ weeklyLeftCents: dollars * 100 - oldWeeklyCents, fits: false });
  expect(before).toMatchObject({ schedule: EXCEEDED, order: EXCEEDED });
  await agreeOnExchange();
  const after = await tryToRent(basketId);
  expect(after.fit).toMatchObject({ weeklyLeftCents: dollars * 100, fits: true });
  expect(after.schedule[0]).toBe(200);
});
