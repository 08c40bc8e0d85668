import { getApplicationDraft, saveApplicationDraft } from '@ownpath/contracts/approval';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { applicationDrafts, jobs, leads } from '../../database/schema/index.ts';
import { JobWorker } from '../../jobs/queue-worker.ts';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO, SOFA } from '../../testing/shop-journey.ts';
import { leftApplicationJobs } from './left-application.ts';

const MINUTE = 60_000;
let engine: TestApp;
let journey: Journey;
beforeAll(async () => {
  engine = await createTestApp();
  journey = createJourney(engine);
});
afterAll(() => engine.close());
beforeEach(() => engine.deps.database.delete(leads));

const save = (shopper: TestShopper, fields: object, more: object = {}, query: object = {}) =>
  engine.call(saveApplicationDraft, shopper, { query, body: { fields, ...more } });
const read = (shopper: TestShopper) => engine.call(getApplicationDraft, shopper, { body: {} });
const allLeads = () => engine.deps.database.select().from(leads);

/** Runs due jobs of left applications, as a worker does. */
async function runJobs(): Promise<void> {
  const { database, clock, log } = engine.deps;
  const handlers = leftApplicationJobs({ database, clock });
  await new JobWorker({ database, clock, log, handlers }).runDue();
}

describe('an application that is not sent yet', () => {
  test('is there again tomorrow, with the fields of both windows', async () => {
    const shopper = await journey.guestIn();
    await save(shopper, { firstName: 'Dana', city: 'Plano' });
    await Promise.all([save(shopper, { city: 'Frisco' }), save(shopper, { monthlyIncome: '$2,600' })]);
    engine.clock.advance(20 * MINUTE);
    expect(await read(shopper)).toEqual({
      fields: { firstName: 'Dana', city: 'Frisco', monthlyIncome: '$2,600' },
    });
  });

  test.each(['ssn', 'birthYear', 'dateOfBirth', 'consent'])('never has a field %s', async (name) => {
    const shopper = await journey.guestIn();
    const body = { fields: { firstName: 'Dana', [name]: '1' } };
    const refused = await engine.request('POST', pathOf(saveApplicationDraft), { shopper, body });
    expect(refused.status).toBe(400);
    expect(await read(shopper)).toEqual({ fields: {} });
  });

  test('is nobody else’s, and gone once it is sent', async () => {
    const shopper = await journey.guestIn();
    await save(shopper, { firstName: 'Dana' });
    expect(await read(await journey.guestIn())).toEqual({ fields: {} });
    await journey.apply(shopper, '900001050');
    expect(await read(shopper)).toEqual({ fields: {} });
  });

  test('comes along at a sign-in', async () => {
    const guest = await journey.guestIn();
    await save(guest, { firstName: 'Dana' });
    expect(await read(await createRegisteredShopper(engine, guest))).toEqual({
      fields: { firstName: 'Dana' },
    });
  });
});

describe('the lead of an application that was left', () => {
  const contact = {
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '(214) 555-0142',
    email: 'dana@example.com',
  };

  test('is sent once per lead id, after half an hour, with what is in the cart', async () => {
    const shopper = await journey.guestIn();
    await journey.basketWith(shopper, [{ productId: SOFA, quantity: 1 }]);
    await save(shopper, contact, { leadId: 'form-1' }, { locale: 'es-US' });
    await runJobs();
    expect(await allLeads()).toEqual([]);
    engine.clock.advance(61 * MINUTE);
    await runJobs();
    expect(await allLeads()).toMatchObject([
      {
        leadId: 'form-1-left',
        messageId: 'form-1-left',
        formType: '5',
        storeNumber: PLANO,
        phone: '2145550142',
        email: 'dana@example.com',
        languagePreference: '2',
        sentOptIn: false,
        isCustomerLoggedIn: false,
        product: { id: SOFA, name: expect.stringContaining('Alder'), type: 'cart' },
      },
    ]);
    const payload = { customerId: shopper.tokens.customer_id, leadId: 'form-1' };
    await leftApplicationJobs(engine.deps)['left-application']({ payload });
    expect(await allLeads()).toHaveLength(1);
  });

  test('waits while the shopper goes on typing', async () => {
    const shopper = await journey.guestIn();
    await save(shopper, contact, { leadId: 'form-2' });
    engine.clock.advance(25 * MINUTE);
    await save(shopper, { city: 'Plano' }, { leadId: 'form-2' });
    engine.clock.advance(29 * MINUTE);
    await runJobs();
    expect(await allLeads()).toEqual([]);
    engine.clock.advance(61 * MINUTE);
    await runJobs();
    expect(await allLeads()).toMatchObject([{ leadId: 'form-2-left' }]);
  });

  test('is not sent for an application that was sent, without a way to call, or without a lead id', async () => {
    const sent = await journey.guestIn();
    await save(sent, contact, { leadId: 'form-3' });
    await journey.apply(sent, '900001050');
    await save(await journey.guestIn(), { firstName: 'Dana', phone: '214' }, { leadId: 'form-4' });
    await save(await journey.guestIn(), contact);
    engine.clock.advance(61 * MINUTE);
    await runJobs();
    expect(await allLeads()).toEqual([]);
  });

  test('says that a signed-in customer left it', async () => {
    const shopper = await createRegisteredShopper(engine, await journey.guestIn());
    await save(shopper, contact, { leadId: 'form-5' });
    engine.clock.advance(61 * MINUTE);
    await runJobs();
    expect(await allLeads()).toMatchObject([{ isCustomerLoggedIn: true, product: null }]);
  });
});

test('a draft of a month ago is not shown any more', async () => {
  const shopper = await journey.guestIn();
  await save(shopper, { firstName: 'Dana' });
  const { database } = engine.deps;
  const customerId = shopper.tokens.customer_id;
  await database
    .update(applicationDrafts)
    .set({ expiresAt: engine.clock.now() })
    .where(eq(applicationDrafts.customerId, customerId));
  expect(await read(shopper)).toEqual({ fields: {} });
  // No job carries what was typed. Ids and instants may contain any three digits.
  expect(JSON.stringify(await database.select().from(jobs))).not.toMatch(/Dana|2145550142/);
});
