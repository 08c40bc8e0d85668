import { getAgreementSummary } from '@ownpath/contracts/servicing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceClock } from '../../demo/advance-clock.ts';
import { jobHandlers } from '../../jobs/start-jobs.ts';
import { planServicing } from '../../modules/servicing/index.ts';
import { receiveText } from '../../modules/subscriptions/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { rentSofaAsCustomer } from '../../testing/rented-sofa.ts';
import { createSandboxApp } from './index.ts';

const ORIGIN = 'http://localhost:3001';
const DAY_MS = 86_400_000;

let engine: TestApp;
let desk: ReturnType<typeof createSandboxApp>;
beforeAll(async () => {
  engine = await createTestApp();
  const { deps, clock } = engine;
  const movable = {
    now: clock.now,
    setForward: async (to: Date) => clock.advance(Math.max(0, to.getTime() - clock.now().getTime())),
  };
  desk = createSandboxApp({
    ...deps,
    origin: ORIGIN,
    shopOrigin: deps.config.publicUrl,
    desk: {
      receiveText: (message) => receiveText(deps, message),
      advance: (to) => advanceClock({ ...deps, clock: movable, handlers: jobHandlers(deps) }, to),
      customers: [{ email: 'marcus@demo.example', story: 'Current' }],
      password: 'a password',
    },
  });
});
afterAll(() => engine.close());

const send = (days: string, origin = ORIGIN) =>
  desk.request(`${ORIGIN}/desk/clock`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ days }).toString(),
  });
const read = async (query = '') => (await desk.request(`${ORIGIN}/desk${query}`)).text();

test('the clock goes forward: rent falls due, a fee and reminders come at their time, and the mailbox has them', async () => {
  const rental = await rentSofaAsCustomer(engine);
  await planServicing(engine.deps, engine.clock.now());
  const before = engine.clock.now();
  const { currentDueOn = '' } = (await rental.summaryOf()) ?? {};
  for (let week = 0; week < 2; week += 1) expect((await send('7')).status).toBe(303);
  expect(engine.clock.now().getTime() - before.getTime()).toBe(14 * DAY_MS);

  const shopper = await engine.logIn({ login: rental.shopper.login, password: 'Correct-horse7' });
  const [agreement] = (await engine.call(getAgreementSummary, shopper, { body: {} })).agreement;
  const lateMs = new Date('2026-12-05').getTime() - new Date(currentDueOn).getTime();
  expect(agreement).toMatchObject({ dueStatus: 'pastDue', daysLate: lateMs / DAY_MS });

  const mails = await read(`?to=${encodeURIComponent(rental.shopper.login)}`);
  expect(mails).toMatch(/<details>/);
  expect(mails).toContain(`email to ${rental.shopper.login}, `);
  expect(mails).toContain(`<a href="${engine.deps.config.publicUrl}/`);
});

test.each(['2', '-7', '1e3', '', '<b>'])('%j days are no step of the clock', async (days) => {
  const before = engine.clock.now();
  expect((await send(days)).status).toBe(400);
  expect(engine.clock.now()).toEqual(before);
});

test('another site cannot move the clock', async () => {
  const before = engine.clock.now();
  expect((await send('7', 'https://elsewhere.example')).status).toBe(403);
  expect(engine.clock.now()).toEqual(before);
});

test('names are text, an unknown address has no messages, and without a desk there is none', async () => {
  const page = await read(`?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('No messages to');
  expect(page).toContain('marcus@demo.example');
  const without = createSandboxApp({ ...engine.deps, origin: ORIGIN, shopOrigin: 'http://localhost:3000' });
  expect((await without.request(`${ORIGIN}/desk`)).status).toBe(404);
});
