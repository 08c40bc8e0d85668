import { createResetToken, resetPassword } from '@ownpath/contracts/customers';
import { authenticateCustomer } from '@ownpath/contracts/login';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { createRegisteredShopper, TEST_PASSWORD } from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { readMail, tokenInMail } from '../../testing/read-mail.ts';
import { KNOWN_DEVICE_HEADER } from '../customers/index.ts';

const DAY_MS = 86_400_000;
let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const signIn = (
  login: string,
  password: string,
  from: { readonly address: string; readonly device?: string | undefined },
) =>
  engine.request('POST', pathOf(authenticateCustomer), {
    body: new URLSearchParams({
      client_id: DEMO_PUBLIC_CLIENT_ID,
      channel_id: DEMO_SITE_ID,
      redirect_uri: 'http://localhost:3000/callback',
      code_challenge: 'c'.repeat(43),
    }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'x-forwarded-for': from.address,
      ...(from.device === undefined ? {} : { [KNOWN_DEVICE_HEADER]: from.device }),
    },
  });
const proofIn = (answer: Response) => answer.headers.get(KNOWN_DEVICE_HEADER) ?? '';

/** Wrong tries from a hundred addresses. @returns how many were answered as wrong, so were a guess */
async function attack(login: string, tries: number): Promise<number> {
  let guesses = 0;
  for (let turn = 0; turn < tries; turn += 1) {
    const address = `198.51.100.${turn % 100}`;
    const { status } = await signIn(login, `Wrong-horse${turn}`, { address });
    if (status === 401) guesses += 1;
    else expect(status).toBe(429);
  }
  return guesses;
}

test('after 1,000 wrong tries from other addresses, the owner signs in on a known device', async () => {
  const { login } = await createRegisteredShopper(engine);
  const home = { address: '203.0.113.7' };
  const device = proofIn(await signIn(login, TEST_PASSWORD, home));
  expect(device).not.toBe('');
  expect(await attack(login, 1_000)).toBeLessThanOrEqual(20);

  const elsewhere = await signIn(login, TEST_PASSWORD, { address: '203.0.113.8' });
  expect([elsewhere.status, Number(elsewhere.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const own = await signIn(login, TEST_PASSWORD, { ...home, device });
  expect(own.status).toBe(303);
  // The proof is the device's, not the address's, and stands among others.
  const moved = { address: '198.51.100.1', device: `nonsense,${device}` };
  expect((await signIn(login, TEST_PASSWORD, moved)).status).toBe(303);
  expect((await signIn(login, 'Wrong-horse7', moved)).status).toBe(401);
});

test('the owner without a known device gets in by an e-mailed link', async () => {
  const guest = await engine.createGuest();
  const { login } = await createRegisteredShopper(engine);
  await attack(login, 200);
  // Nobody else can use up the links either: the last one requested works for the owner.
  const ask = () => engine.request('POST', pathOf(createResetToken), { shopper: guest, body: { login } });
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const token = tokenInMail((await readMail(engine, login))?.body ?? '');
  const newPassword = 'Another-horse8';
  const reset = await engine.request('POST', pathOf(resetPassword), {
    shopper: guest,
    body: { login, resetToken: token, newPassword },
  });
  expect(reset.status).toBe(204);
  const answer = await signIn(login, newPassword, { address: '203.0.113.9', device: proofIn(reset) });
  expect(answer.status).toBe(303);
});

test('guesses stay below a hundred a day, from any number of addresses', async () => {
  const { login } = await createRegisteredShopper(engine);
  let guesses = 0;
  engine.clock.advance(DAY_MS - (engine.clock.now().getTime() % DAY_MS));
  for (let quarter = 0; quarter < 12; quarter += 1) {
    guesses += await attack(login, 40);
    engine.clock.advance(15 * 60_000);
  }
  expect(guesses).toBe(100);
});

test('a proof of another account, of another type or past its time is none', async () => {
  const one = await createRegisteredShopper(engine);
  const other = await createRegisteredShopper(engine);
  const proof = proofIn(await signIn(other.login, TEST_PASSWORD, { address: '203.0.113.7' }));
  const fresh = proofIn(await signIn(one.login, TEST_PASSWORD, { address: '203.0.113.7' }));
  await attack(one.login, 50);
  for (const device of [proof, one.tokens.access_token, `${fresh}x`, '']) {
    const answer = await signIn(one.login, TEST_PASSWORD, { address: '203.0.113.10', device });
    expect(answer.status).toBe(429);
  }
  engine.clock.advance(181 * DAY_MS);
  await attack(one.login, 50);
  const late = await signIn(one.login, TEST_PASSWORD, { address: '203.0.113.10', device: fresh });
  expect(late.status).toBe(429);
});
