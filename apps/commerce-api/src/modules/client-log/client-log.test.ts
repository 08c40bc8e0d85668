import { desc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  test('is kept with its level and correlation id, and stands in the log under the same id', async () => {
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
  ])('level %s is %s', async (level, kept) => {
    await send({ message: 'x', level });
    expect((await last())?.level).toBe(kept);
  });

  test('cannot start a line of its own', async () => {
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

  test('keeps no person’s data, neither in the table nor in the log', async () => {
    await send({ message: 'ssn 900-00-1099 dana@example.com 4242 4242 4242 4242', level: 'info' });
    const kept = `${(await last())?.message} ${lines.join()}`;
    expect(kept).not.toMatch(/1099|dana|4242/);
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

  test.each([['1 '], ['a@'], ['a.'], ['ssn:'], ['-'], ['eyJ'], ['"'], ['Bearer ']])(
    '50 kB of %j take under 50 ms',
    (part) => {
      const text = part.repeat(50_000 / part.length);
      // The fastest of several: how long it takes, not how busy the machine is.
      const times = Array.from({ length: 7 }, () => {
        const startedAt = performance.now();
        redactMessage(text);
        return performance.now() - startedAt;
      });
      expect(Math.min(...times)).toBeLessThan(50);
    },
  );
});

test('messages are forgotten after thirty days', async () => {
  const { database } = engine.deps;
  const forget = clientLogJobs(engine.deps)['forget-client-logs'];
  await forget();
  expect((await database.select().from(clientLogs)).length).toBeGreaterThan(0);
  engine.clock.advance(31 * 86_400_000);
  await forget();
  expect(await database.select().from(clientLogs)).toEqual([]);
});
