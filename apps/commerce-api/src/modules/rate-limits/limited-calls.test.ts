import { getInstantApproval } from '@ownpath/contracts/approval';
import { createPaymentSession, createSigningSession } from '@ownpath/contracts/checkout';
import { postLog, postPageVisit } from '@ownpath/contracts/client-log';
import { signUpForDeals } from '@ownpath/contracts/deals';
import { submitWebLead } from '@ownpath/contracts/leads';
import { authorizeGuest } from '@ownpath/contracts/login';
import { createOrder } from '@ownpath/contracts/orders';
import { startPhoneMatch, verifyPhoneCode } from '@ownpath/contracts/phone-match';
import { geocode, getClientLocation, searchStores } from '@ownpath/contracts/stores';
import { Problem } from '@ownpath/contracts/wire';
import { defaultLimits } from '@ownpath/domain/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { customers, leads, rateLimits } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { applicationForm, createJourney, RETURN_URL } from '../../testing/shop-journey.ts';

const TRIES = 3;
let engine: TestApp;
/** Two processes that share only the database. */
let processes: readonly ReturnType<typeof createApp>[];
let guest: TestShopper;
beforeAll(async () => {
  const few = { perVisitor: TRIES };
  const limits = { 'guest-session': few, application: few, lead: few, geocoding: few, 'client-log': few };
  const checkoutLimits = {
    'deals-sign-up': few,
    order: few,
    'card-session': few,
    'signing-session': few,
    'phone-code': few,
    'phone-code-try': few,
  };
  engine = await createTestApp({
    overrides: ({ config }) => ({
      config: { ...config, rateLimits: { ...limits, ...checkoutLimits } },
    }),
  });
  processes = [createApp({ ...engine.deps }), createApp({ ...engine.deps })];
  guest = await createJourney(engine).guestIn();
});
afterAll(() => engine.close());
beforeEach(() => engine.deps.database.delete(rateLimits));

type Endpoint = Parameters<typeof pathOf>[0];
type Sent = { readonly query?: object; readonly body?: (turn: number) => unknown };
const application = (turn: number) => ({
  application: applicationForm('900001050'),
  idempotencyKey: `application-${turn}`,
});
const lead = (turn: number) => ({
  messageId: `lead-${turn}`,
  lead: { contactInfo: { email: `${turn}@example.com` } },
});
const phone = (turn: number) => ({
  phone: `214555010${turn}`,
  consentsToCode: true,
  consentsToLookUp: true,
  consentVersion: 'phone-2026-11',
});
const order = { basketId: crypto.randomUUID() };
const start = {
  client_id: DEMO_PUBLIC_CLIENT_ID,
  channel_id: DEMO_SITE_ID,
  redirect_uri: 'http://localhost:3000/callback',
  response_type: 'code',
  code_challenge: 'c'.repeat(43),
  hint: 'guest',
};

const limited: [string, Endpoint, Sent][] = [
  ['guest sessions', authorizeGuest, { query: start }],
  ['applications', getInstantApproval, { body: application }],
  ['leads', submitWebLead, { body: lead }],
  ['codes to phones', startPhoneMatch, { body: phone }],
  ['tries at a code', verifyPhoneCode, { body: () => ({ code: '123456' }) }],
  ['store searches', searchStores, { query: { countryCode: 'US', postalCode: '75024' } }],
  ['geocoding', geocode, { query: { zipcode: '75024' } }],
  ['locating the visitor', getClientLocation, {}],
  ['messages of a page', postLog, { body: () => ({ message: 'a message' }) }],
  ['page visits', postPageVisit, { body: () => ({ path: '/' }) }],
  ['tries to pay', createOrder, { body: () => order }],
  [
    'card fields',
    createPaymentSession,
    { body: () => ({ ...order, parentOrigin: 'http://localhost:3000' }) },
  ],
  ['signing pages', createSigningSession, { body: () => ({ orderNo: 'none', returnUrl: RETURN_URL }) }],
  ['sign-ups for deals', signUpForDeals, { body: (turn) => ({ email: `${turn}@b.co`, optIn: '1' }) }],
];

test.each(limited)(
  '%s: one visitor is limited over two processes, another goes on',
  async (_, endpoint, sent) => {
    const ask = (turn: number, address: string) =>
      processes[turn % 2]?.request(pathOf(endpoint, {}, sent.query), {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${guest.tokens.access_token}`,
          'x-forwarded-for': address,
        },
        ...(sent.body ? { body: JSON.stringify(sent.body(turn)) } : {}),
      }) as Promise<Response>;
    for (let turn = 0; turn < TRIES; turn += 1) {
      expect((await ask(turn, '203.0.113.7')).status).not.toBe(429);
    }
    for (const turn of [TRIES, TRIES + 1]) {
      const refused = await ask(turn, '203.0.113.7');
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        429,
        'application/problem+json',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Problem.parse(await refused.json())).toMatchObject({ code: 'TooManyRequests' });
    }
    expect((await ask(TRIES + 2, '203.0.113.8')).status).not.toBe(429);
  },
);

test('one shopper’s tries to pay are counted over all addresses', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn <= defaultLimits.order.perAccount; turn += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${turn}` };
    const sent = { shopper: guest, body: order, headers };
    statuses.push((await engine.request('POST', pathOf(createOrder), sent)).status);
  }
  expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true]);
});

test('a flood writes no rows beyond the limit', async () => {
  const { database } = engine.deps;
  const count = async () => [
    (await database.select().from(customers)).length,
    (await database.select().from(leads)).length,
  ];
  const [guests = 0, stored = 0] = await count();
  for (let turn = 0; turn < 50; turn += 1) {
    await engine.request('GET', pathOf(authorizeGuest, {}, start));
    await engine.request('POST', pathOf(submitWebLead), { shopper: guest, body: lead(turn + 1_000) });
  }
  expect(await count()).toEqual([guests + TRIES, stored + TRIES]);
});
