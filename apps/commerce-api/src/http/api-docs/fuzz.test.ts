import { Problem } from '@ownpath/contracts/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { createSituation } from '../../testing/example-situations.ts';
import { type HostileRequest, hostileRequests } from '../../testing/hostile-requests.ts';
import { type Call, callsOf, needsShopper, type OpenApiDocument } from './openapi-types.ts';

/** The same requests on every run; a failure prints the seed and path that reproduce it. */
const SEED = 20_261_121;
const RUNS_PER_CALL = 20;
/** For all calls together: a slow machine sends fewer requests to each, but at least one. */
const TIME_LIMIT_MS = 50_000;

let engine: TestApp;
let document: OpenApiDocument;
let caller: TestShopper;
let words: string[];
beforeAll(async () => {
  engine = await createTestApp();
  document = (await (await engine.request('GET', '/docs/api/openapi.json')).json()) as OpenApiDocument;
  const [own, other] = [await createSituation(engine, 'basket'), await createSituation(engine, 'ordered')];
  const registered = await createSituation(engine, 'registered');
  caller = own.shopper ?? (await engine.createGuest());
  const ids = [own, other, registered].flatMap(({ values }) =>
    ['usid', 'customerId', 'basketId', 'itemId', 'orderNo', 'envelopeId', 'listId'].map(
      (name) => values[name] ?? '',
    ),
  );
  const fixed = [
    'alder-3-seat-sofa',
    '04217',
    '75024',
    'root',
    'furniture',
    'home',
    'TEXAS10',
    'CREDIT_CARD',
  ];
  words = [...new Set([...ids, ...fixed])].filter((word) => word !== '');
});
afterAll(() => engine.close());

/** Calls that delete come last, so that the calls before them find their data. */
function inOrder(calls: readonly Call[]): Call[] {
  const rank = ({ method, path }: Call) =>
    path.startsWith('/shopper/auth/') ? 2 : Number(method === 'DELETE');
  return calls.toSorted((a, b) => rank(a) - rank(b));
}

async function check(call: Call, request: HostileRequest): Promise<void> {
  // Logging out ends a session: each login call has one of its own.
  const shopper = call.path.startsWith('/shopper/auth/') ? await engine.createGuest() : caller;
  const [mediaType] = Object.keys(call.operation.requestBody?.content ?? {});
  const response = await engine.request(call.method, `${request.path}?${request.query}`, {
    shopper: needsShopper(call.operation) ? shopper : null,
    ...(request.body === undefined
      ? {}
      : { body: request.body, headers: { 'content-type': mediaType ?? 'application/json' } }),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status >= 400) {
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(Problem.parse(JSON.parse(text)).correlationId).toBe(response.headers.get('correlation-id'));
    expect(text).not.toMatch(/\.ts:\d|node_modules|select .* from/i);
  }
  expect(Object.keys(call.operation.responses), text).toContain(String(response.status));
}

test('no request to any documented path gets a 5xx or a response of another shape', {
  timeout: 6 * TIME_LIMIT_MS,
}, async () => {
  const calls = inOrder(callsOf(document));
  const failures: string[] = [];
  const endsAt = performance.now() + TIME_LIMIT_MS;
  for (const [index, call] of calls.entries()) {
    const share = (endsAt - performance.now()) / (calls.length - index);
    const requests = hostileRequests(call.path, call.operation, document.components.schemas, words);
    const property = fc.asyncProperty(requests, (request) => check(call, request));
    let result = await fc.check(property, { seed: SEED, numRuns: 1 });
    if (!result.failed && share > 0) {
      result = await fc.check(property, {
        seed: SEED,
        numRuns: RUNS_PER_CALL,
        interruptAfterTimeLimit: share,
        markInterruptAsFailure: false,
      });
    }
    if (result.failed) {
      const report = `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`;
      failures.push(`${call.method} ${call.path}: ${report.slice(0, 2000)}`);
    }
  }
  expect(failures).toEqual([]);
});
