import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serveOverHttp, type TestServer } from '../testing/serve-applicant-checks.ts';
import { createJsonCaller, type JsonProvider } from './call-json.ts';

const Answer = z.object({ status: z.literal('verified') });
const VERIFIED = JSON.stringify({ status: 'verified' });

/** What the provider does with a call, by its path; `late` is answered when the test says so. */
const held: (() => void)[] = [];
const answers: Readonly<Record<string, RequestListener>> = {
  '/right': (_, response) => void response.end(VERIFIED),
  '/late': (_, response) => void held.push(() => response.end(VERIFIED)),
  '/half': (_, response) => void response.write(VERIFIED.slice(0, 5)),
  '/cut': (_, response) =>
    void response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
  '/redirect': (_, response) => void response.writeHead(302, { location: '/right' }).end(),
  '/other': (_, response) => void response.end('{"status":"perhaps"}'),
  '/text': (_, response) => void response.end('<html>'),
  '/down': (_, response) => void response.writeHead(503).end(),
  '/busy': (_, response) => void response.writeHead(429).end(),
  '/unknown': (_, response) => void response.writeHead(404).end(),
};
let server: TestServer;
beforeAll(async () => {
  server = await serveOverHttp((request, response) => answers[request.url ?? '']?.(request, response));
});
afterAll(() => server.close());

const callerAt = (url: string, changes: Partial<JsonProvider> = {}) =>
  createJsonCaller({ port: 'phone-match', url, key: 'key', ...changes });

test('an answer in the expected shape is returned', async () => {
  expect(await callerAt(server.url)('/right', {}, Answer)).toEqual({ status: 'verified' });
});

test.each([
  ['/redirect', 'unavailable'],
  ['/down', 'unavailable'],
  ['/busy', 'unavailable'],
  ['/unknown', 'rejected'],
  ['/other', 'malformed'],
  ['/text', 'malformed'],
  ['/cut', 'malformed'],
])('%s: %s', async (path, fault) => {
  const call = callerAt(server.url)(path, {}, Answer);
  await expect(call).rejects.toMatchObject({ name: 'PortError', port: 'phone-match', fault });
});

test('a provider that does not listen is unavailable', async () => {
  await expect(callerAt('http://localhost:1')('/right', {}, Answer)).rejects.toMatchObject({
    fault: 'unavailable',
  });
});

test.each(['/late', '/half'])('%s: an answer that takes too long is a timeout', async (path) => {
  const impatient = callerAt(server.url, { sleep: async () => {} });
  await expect(impatient(path, {}, Answer)).rejects.toMatchObject({ fault: 'timeout' });
});

test('an answer after the timeout changes nothing, and the next call is answered', async () => {
  const isAsked = () => expect.poll(() => held.length, { timeout: 30_000 }).toBeGreaterThan(0);
  held.length = 0;
  const patience = Promise.withResolvers<void>();
  const call = callerAt(server.url, { sleep: () => patience.promise })('/late', {}, Answer);
  const outcome = expect(call).rejects.toMatchObject({ fault: 'timeout' });
  await isAsked();
  patience.resolve();
  await outcome;
  for (const answerNow of held) answerNow();
  expect(await callerAt(server.url)('/right', {}, Answer)).toEqual({ status: 'verified' });
});
