import { createResetToken, registerCustomer } from '@ownpath/contracts/customers';
import { authorizePasswordless, requestPasswordResetToken } from '@ownpath/contracts/login';
import { Problem } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { rateLimits } from '../../database/schema/index.ts';
import { TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import {
  createTestApp,
  pathOf,
  TEST_PRIVATE_CLIENT,
  type TestApp,
  type TestShopper,
} from '../../testing/create-test-app.ts';

const MINUTE_SECONDS = 60;
let engine: TestApp;
/** Two instances that share only the database. */
let instances: readonly ReturnType<typeof createApp>[];
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  instances = [createApp({ ...engine.deps }), createApp({ ...engine.deps })];
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const proof = basic(TEST_PRIVATE_CLIENT.id, TEST_PRIVATE_CLIENT.secret);
const channel = { client_id: DEMO_PUBLIC_CLIENT_ID, channel_id: DEMO_SITE_ID };
const challenge = { code_challenge: 'c'.repeat(43) };
const form = (authorization: string | null, fields: Record<string, string>): RequestInit => ({
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    ...(authorization === null ? {} : { authorization }),
  },
  body: new URLSearchParams(fields).toString(),
});
const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.tokens.access_token}` },
  body: JSON.stringify(body),
});

type Endpoint = Parameters<typeof pathOf>[0];
type Limited = {
  readonly endpoint: Endpoint;
  /** Status of the first attempt for an account and of the next ones, before the limit. */
  readonly first?: number;
  readonly status: number;
  readonly tries: number;
  readonly windowSeconds: number;
  readonly send: (login: string) => RequestInit;
};

test.each<[string, Limited]>([
  [
    'registering',
    {
      endpoint: registerCustomer,
      first: 200,
      status: 400,
      tries: 10,
      windowSeconds: 60 * MINUTE_SECONDS,
      send: (login) =>
        json({
          customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' },
          password: TEST_PASSWORD,
        }),
    },
  ],
  [
    'asking for a password reset, as a customer',
    {
      endpoint: createResetToken,
      status: 200,
      tries: 5,
      windowSeconds: 30 * MINUTE_SECONDS,
      send: (login) => json({ login }),
    },
  ],
  [
    'asking for a password reset, at the login service',
    {
      endpoint: requestPasswordResetToken,
      status: 200,
      tries: 5,
      windowSeconds: 30 * MINUTE_SECONDS,
      send: (user_id) => form(null, { ...channel, user_id, mode: 'email', ...challenge }),
    },
  ],
  [
    'asking for a sign-in code',
    {
      endpoint: authorizePasswordless,
      status: 200,
      tries: 5,
      windowSeconds: 10 * MINUTE_SECONDS,
      send: (user_id) => form(proof, { user_id, mode: 'email', channel_id: DEMO_SITE_ID }),
    },
  ],
])('%s: the limit of one account holds over two instances', async (_, limited) => {
  const { endpoint, status, first = status, tries, windowSeconds, send } = limited;
  const ask = (turn: number, login: string) =>
    instances[turn % 2]?.request(pathOf(endpoint), { method: 'POST', ...send(login) }) as Promise<Response>;
  const login = `${endpoint.id}@example.com`.toLowerCase();
  const before = await Promise.all(Array.from({ length: tries }, (_, turn) => ask(turn, login)));
  const statuses = before.map((response) => response.status).sort();
  expect(statuses).toEqual([first, ...Array(tries - 1).fill(status)]);

  const windowMs = windowSeconds * 1000;
  const secondsLeft = Math.ceil((windowMs - (engine.clock.now().getTime() % windowMs)) / 1000);
  for (const turn of [0, 1]) {
    const refused = await ask(turn, login.toUpperCase());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(secondsLeft)]);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    const problem = Problem.parse(await refused.json());
    expect(problem).toMatchObject({
      title: 'Too Many Requests',
      type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/too-many-requests',
      correlationId: refused.headers.get('correlation-id'),
    });
    expect(problem.detail).toMatch(/later/);
  }
  expect((await ask(0, `other-${login}`)).status).toBe(first);
});

test('the counters hold no address and no e-mail', async () => {
  const rows = await engine.deps.database.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(4);
  for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
});
