import { examplesOf } from '@ownpath/contracts/examples';
import type { Endpoint } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRoutes } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendExample } from '../../testing/send-example.ts';
import { callsOf, type OpenApiDocument, type Parameter, type ResponseObject } from './openapi-types.ts';

let engine: TestApp;
let baskets: { endpoint: Endpoint; takesVersion: boolean; returnsVersion: boolean }[];
beforeAll(async () => {
  engine = await createTestApp();
  const document = (await (await engine.request('GET', '/docs/api/openapi.json')).json()) as OpenApiDocument;
  const operations = new Map(callsOf(document).map(({ operation }) => [operation.operationId, operation]));
  baskets = createRoutes(engine.deps)
    .filter(({ endpoint }) => endpoint.path.includes('/shopper-baskets/v2/'))
    .map(({ endpoint }) => {
      const operation = operations.get(endpoint.id);
      const answer = operation?.responses[endpoint.status] as ResponseObject;
      return {
        endpoint,
        takesVersion: (operation?.parameters ?? []).some((one) => (one as Parameter).name === 'If-Match'),
        returnsVersion: Object.hasOwn(answer.headers ?? {}, 'ETag'),
      };
    });
});
afterAll(() => engine.close());

test('responses have an ETag where the document says so, and calls with If-Match reject an old one', {
  timeout: 90_000,
}, async () => {
  expect(baskets.filter(({ takesVersion }) => takesVersion).length).toBeGreaterThan(10);
  for (const { endpoint, takesVersion, returnsVersion } of baskets) {
    const example = examplesOf(endpoint.id).find(({ status }) => status === undefined);
    if (!example) continue;
    const { response } = await sendExample(engine, endpoint, example);
    expect.soft(response.headers.has('etag'), `${endpoint.id} returns an ETag`).toBe(returnsVersion);
    const late = await sendExample(engine, endpoint, example, { 'if-match': '"0"' });
    expect.soft(late.response.status === 412, `${endpoint.id} takes If-Match`).toBe(takesVersion);
  }
});
