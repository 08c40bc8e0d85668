import * as contract from '@ownpath/contracts/checkout';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq, sql } from '../../database/orm.ts';
import { inventoryUnits, stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { readMail } from '../../testing/read-mail.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';

const PERIOD_HOURS = 48;
const HOUR_MS = 3_600_000;
const MAIL = 'marisol@example.com';

let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
  const { database } = engine.deps;
  const reserves = { isReservationEnabled: true, reservationPeriodHours: PERIOD_HOURS };
  await database.update(stores).set(reserves).where(eq(stores.id, PLANO));
});
beforeEach(() => engine.deps.database.execute(sql`delete from sandbox_messages`));
afterAll(() => engine.close());

async function approved() {
  const { database } = engine.deps;
  const ofSofa = and(eq(inventoryUnits.productId, SOFA), eq(inventoryUnits.condition, 'NEW'));
  await database.update(inventoryUnits).set({ quantity: 9 }).where(ofSofa);
  const shopper = await journey.guestIn();
  const sofas = { productId: SOFA, quantity: 2, c_racProductCondition: 'NEW' as const };
  const { basketId } = await journey.basketWith(shopper, [sofas]);
  await journey.apply(shopper, '900001099');
  return { shopper, basketId };
}
const reserve = (shopper: TestShopper, basketId: string, locale: 'en-US' | 'es-US') =>
  engine.call(contract.reserveCart, shopper, { query: { locale }, body: { basketId } });
const pass = (hours: number) => engine.clock.advance(hours * HOUR_MS);

test.each([
  ['en-US', 'Reserved for you until', '2 × Alder 3-Seat Sofa', 'Your reservation has ended'],
  ['es-US', 'Apartado para usted hasta el', '2 × Sofá Alder de 3 plazas', 'Su apartado terminó'],
] as const)(
  'in %s: what is held and until when; at the end, that it is over, once',
  async (locale, subject, item, ended) => {
    const { shopper, basketId } = await approved();
    await reserve(shopper, basketId, locale);
    await reserve(shopper, basketId, locale);
    const mail = await readMail(engine, MAIL, subject);
    expect(mail?.subject).toMatch(/ (CST|CDT)$/);
    expect(mail?.body).toContain(item);
    expect(mail?.body).toContain('123 Main St, Plano');
    expect(mail?.body).toContain(`${engine.deps.config.publicUrl}/cart?language=${locale}`);
    pass(PERIOD_HOURS - 1);
    expect(await readMail(engine, MAIL, ended)).toBeNull();
    pass(1);
    expect((await readMail(engine, MAIL, ended))?.body).toContain('/cart?language=');
    pass(1);
    await readMail(engine, MAIL);
    const { rows } = await engine.deps.database.execute(
      sql`select subject from sandbox_messages order by subject`,
    );
    expect(rows).toHaveLength(2);
  },
);

test('who gives the reservation up gets no mail about its end', async () => {
  const { shopper, basketId } = await approved();
  await reserve(shopper, basketId, 'en-US');
  await engine.call(contract.cancelReservation, shopper, { body: { basketId } });
  pass(PERIOD_HOURS);
  expect(await readMail(engine, MAIL, 'Your reservation has ended')).toBeNull();
});

test('who orders in time gets none either', async () => {
  const { shopper, basketId } = await approved();
  await reserve(shopper, basketId, 'en-US');
  await journey.chooseAndAccept(shopper, basketId);
  await journey.payWith(shopper, basketId);
  await journey.order(shopper, basketId);
  pass(PERIOD_HOURS);
  expect(await readMail(engine, MAIL, 'Your reservation has ended')).toBeNull();
});
