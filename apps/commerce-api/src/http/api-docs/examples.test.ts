import { type EndpointExample, examplesOf, exampleValue } from '@ownpath/contracts/examples';
import { type Endpoint, Problem } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRoutes } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createSituation } from '../../testing/example-situations.ts';

/** Calls that have no example yet; a name goes when its example comes. */
const WITHOUT_EXAMPLE: readonly string[] = [
  'addPriceBooksToBasket',
  'authenticateCustomer',
  'authorizePasswordlessCustomer',
  'autocomplete',
  'getAgreementDetails',
  'getClientLocation',
  'getContent',
  'getCustomerOrders',
  'getPages',
  'getPasswordLessAccessToken',
  'getPasswordResetToken',
  'getProductImages',
  'getProductPrices',
  'getProductPromotions',
  'getRecommendations',
  'getSearchSuggestions',
  'getZoneRecommendations',
  'identityProviderCallback',
  'introspectToken',
  'listRecommenders',
  'logoutCustomerByPost',
  'productSearch',
  'recordActivity',
  'resetPasswordWithToken',
  'revokeToken',
  'updatePaymentInstrumentInBasket',
];

let engine: TestApp;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  engine = await createTestApp();
  endpoints = createRoutes(engine.deps).map(({ endpoint }) => endpoint);
});
afterAll(() => engine.close());

const withExamples = () =>
  endpoints.flatMap((endpoint) => examplesOf(endpoint.id).map((example) => ({ endpoint, example })));

async function send(endpoint: Endpoint, example: EndpointExample) {
  const { shopper, values } = await createSituation(engine, example.given);
  const fill = (value: unknown) => exampleValue(value, values);
  const params = { organizationId: '{organizationId}', ...example.params };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fill(params[name as keyof typeof params]))),
  );
  const query = new URLSearchParams(fill(example.query ?? {}) as Record<string, string>);
  const isForm = endpoint.bodyType === 'application/x-www-form-urlencoded';
  const body = fill(example.body);
  const response = await engine.request(endpoint.method, `${path}?${query}`, {
    shopper: endpoint.access === 'public' ? null : shopper,
    headers: {
      ...(isForm ? { 'content-type': endpoint.bodyType } : {}),
      ...(fill(example.headers ?? {}) as Record<string, string>),
    },
    ...(body === undefined
      ? {}
      : { body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, answer, expected: fill(example.answer) };
}

test('every call has an example, or is named above', () => {
  const without = new Set(
    endpoints.filter(({ id }) => examplesOf(id).length === 0).map(({ id }) => id.replace(/V1$/, '')),
  );
  expect([...without].sort()).toEqual([...WITHOUT_EXAMPLE].sort());
});

test('every example answers what it says, in the documented shape', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const { endpoint, example } of withExamples()) {
    const { status, answer, expected } = await send(endpoint, example);
    const name = `${endpoint.id}: ${example.title}`;
    if (status !== (example.status ?? endpoint.status)) {
      wrong.push(`${name}: ${status} ${JSON.stringify(answer)}`);
      continue;
    }
    const shape = z.safeDecode(status < 300 ? endpoint.response : Problem, answer);
    if (status !== 303 && !shape.success) wrong.push(`${name}: ${z.prettifyError(shape.error)}`);
    if (expected !== undefined) expect.soft(answer, name).toMatchObject(expected as object);
  }
  expect(wrong).toEqual([]);
});
