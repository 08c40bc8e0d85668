import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { desc } from '../../database/orm.ts';
import { clientLogs } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { clientLogJobs } from './index.ts';
import { redactMessage } from './redact-message.ts';

const lines: string[] = [];
let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  const log = pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) });
  engine = await createTestApp({ overrides: () => ({ log }) });
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  guest.callCustom('custom-logger', 'logPOST', body, { headers });
const last = async () => {
  const [row] = await engine.deps.database.select().from(clientLogs).orderBy(desc(clientLogs.id)).limit(1);
  return row;
};

describe('a message of a storefront', () => {
  test('is stored with its level and correlation id, and logged with the same id', async () => {
    const answer = await send({ message: 'Basket failed', level: 'ERROR' }, { 'correlation-id': 'corr-7' });
    expect(answer).toEqual({ success: true });
    expect(await last()).toMatchObject({ message: 'Basket failed', level: 'error', correlationId: 'corr-7' });
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({ correlationId: 'corr-7', clientMessage: 'Basket failed', level: 50 }),
    );
  });

  test.each([
    ['warning', 'warn'],
    ['debug', 'debug'],
    [undefined, 'info'],
    ['shout', 'info'],
  ])('level %s is %s', async (level, stored) => {
    await send({ message: 'x', level });
    expect((await last())?.level).toBe(stored);
  });

  test('cannot start a new log line', async () => {
    await send({ message: 'one\r\n{"level":60,"msg":"forged"}\u2028\u0007two' });
    expect((await last())?.message).toBe('one {"level":60,"msg":"forged"} two');
    expect(lines.filter((line) => line.includes('forged'))).toHaveLength(1);
  });

  test('is cut to 2,000 characters; over 20,000 it is refused, and an empty one, too', async () => {
    await send({ message: 'a'.repeat(20_000) });
    expect((await last())?.message).toHaveLength(2000);
    for (const message of ['a'.repeat(20_001), '', 7]) {
      expect(await refusalOf(send({ message }))).toMatchObject({ status: 400 });
    }
    expect(
      await refusalOf(shop.anonymous.callCustom('custom-logger', 'logPOST', { message: 'x' })),
    ).toMatchObject({
      status: 401,
    });
  });

  test('contains no personal data, neither in the table nor in the log', async () => {
    await send({ message: 'ssn 900-00-1099 dana@example.com 4242 4242 4242 4242', level: 'info' });
    const stored = `${(await last())?.message} ${lines.join()}`;
    expect(stored).not.toMatch(/1099|dana|4242/);
  });
});

describe('an error report', () => {
  test.each([
    [{ message: 'Search failed', error: 'TypeError: x is undefined', level: 'warn' }, 'warn'],
    [
      { message: 'Search failed', error: { name: 'TypeError', message: 'x is undefined' }, level: 'error' },
      'error',
    ],
    [{ message: 'Search failed', error: { stack: 'TypeError: x is undefined' } }, 'error'],
  ])('%j is stored with its error', async (report, level) => {
    expect(await send(report)).toEqual({ success: true });
    expect(await last()).toMatchObject({ message: 'Search failed | TypeError: x is undefined', level });
  });

  test('contains no personal data; without an error it is a message', async () => {
    await send({ message: 'Login failed', error: { message: 'no dana@example.com' } });
    expect((await last())?.message).toBe('Login failed | no [redacted]');
    await send({ message: 'Login failed', error: null });
    expect(await last()).toMatchObject({ message: 'Login failed', level: 'info' });
    expect(await refusalOf(send({ message: 'Login failed', error: 7 }))).toMatchObject({ status: 400 });
  });
});

describe('a page visit', () => {
  const visit = (body: unknown, as = guest) => as.callCustom('custom-logger', 'logPageVisit', body);

  test('is stored without query and fragment', async () => {
    const body = { path: '/c/sofas?email=dana@example.com#x', pageName: 'Pay Schedule Page' };
    expect(await visit(body)).toEqual({ success: true });
    expect(await last()).toMatchObject({ message: 'page visit /c/sofas (Pay Schedule Page)', level: 'info' });
  });

  test('no path, another host or no token are refused', async () => {
    for (const path of [undefined, 'c/sofas', '//evil.example/x', 7]) {
      expect(await refusalOf(visit({ path }))).toMatchObject({ status: 400 });
    }
    expect(await refusalOf(visit({ path: '/' }, shop.anonymous))).toMatchObject({ status: 401 });
  });
});

describe('redaction', () => {
  test.each([
    ['900001099', '[redacted]'],
    ['"ssn":"1"', '"ssn":[redacted]'],
    ['c_dob=1990-05-17;x', 'c_dob=[redacted];x'],
    ['password: hunter2, next', 'password: [redacted], next'],
    ['Authorization: Bearer abc.def', 'Authorization: [redacted] abc.def'],
    ['call (214) 555-0142 now', 'call ([redacted] now'],
    ['token eyJhbGciOi.eyJzdWIiOi.sig', 'token [redacted]'],
    ['born 5/17/1990', 'born [redacted]'],
    ['HTTP 404 on /p/alder-3-seat-sofa v1.2.3', 'HTTP 404 on /p/alder-3-seat-sofa v1.2.3'],
  ])('%s', (message, expected) => expect(redactMessage(message)).toBe(expected));

  test('its work is bounded: a long message is cut first, and every pattern has bounded repeats', () => {
    const replace = vi.spyOn(String.prototype, 'replace');
    try {
      for (const part of ['1 ', 'a@', 'a.', 'ssn:', '-', 'eyJ', '"', 'Bearer '])
        redactMessage(part.repeat(20_000));
      const [lineBreaks, ...patterns] = new Set(
        replace.mock.calls.map(([pattern]) => (pattern as RegExp).source),
      );
      // `[redacted]` may be longer than what it stands for.
      const lengths = replace.mock.contexts.map((text) => String(text).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(3 * 8000);
      // One class of characters, which nothing follows: it never starts over.
      expect(lineBreaks).toMatch(/^\[[^\]]+\]\+$/);
      expect(patterns).toHaveLength(6);
      for (const source of patterns) {
        expect(source.replaceAll(/\\.|\[[^\]]*\]/g, 'x')).not.toMatch(/[*+]|\{\d+,\}/);
      }
    } finally {
      replace.mockRestore();
    }
  });
});

test('messages are deleted after thirty days', async () => {
  const { database } = engine.deps;
  const forget = clientLogJobs(engine.deps)['forget-client-logs'];
  await forget();
  expect((await database.select().from(clientLogs)).length).toBeGreaterThan(0);
  engine.clock.advance(31 * 86_400_000);
  await forget();
  expect(await database.select().from(clientLogs)).toEqual([]);
});
