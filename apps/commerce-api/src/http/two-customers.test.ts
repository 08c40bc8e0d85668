import { type EndpointExample, examplesOf, exampleValue } from '@ownpath/contracts/examples';
import type { Endpoint } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRoutes } from '../app.ts';
import { createRegisteredShopper, type RegisteredShopper } from '../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../testing/create-test-app.ts';
import { createSituation, type Situation } from '../testing/example-situations.ts';

let engine: TestApp;
let stranger: RegisteredShopper;
const situations = new Map<string, Situation>();
beforeAll(async () => {
  engine = await createTestApp();
  stranger = await createRegisteredShopper(engine);
});
afterAll(() => engine.close());

/** Names of values in the examples that belong to one customer. */
const OWN_VALUES =
  /\{(customerId|usid|basketId|itemId|couponItemId|orderNo|envelopeId|paymentInstrumentId|listId|listItemId|agreementId|paymentId|visitId)\}/;
/** Calls that sign in or register have no customer yet. */
const isOwnCall = (endpoint: Endpoint) =>
  endpoint.access !== 'public' && !endpoint.path.startsWith('/shopper/auth/');

type Case = { readonly endpoint: Endpoint; readonly example: EndpointExample };

/** Every call whose example names something of a customer: each call has an example, so none can be forgotten. */
function listCases(): Case[] {
  return createRoutes(engine.deps)
    .map(({ endpoint }) => endpoint)
    .filter(isOwnCall)
    .flatMap((endpoint) => examplesOf(endpoint.id).map((example) => ({ endpoint, example })))
    .filter(({ example: { params, query, body } }) => OWN_VALUES.test(JSON.stringify([params, query, body])));
}

async function ownerOf(given: EndpointExample['given']): Promise<Situation> {
  const known = situations.get(given);
  if (known) return known;
  const made = await createSituation(engine, given);
  situations.set(given, made);
  return made;
}

test('no call gives or changes what belongs to another customer', { timeout: 300_000 }, async () => {
  const cases = listCases();
  expect(cases.length).toBeGreaterThan(40);
  const leaks: string[] = [];
  for (const { endpoint, example } of cases) {
    const { values } = await ownerOf(example.given);
    const fill = (value: unknown) => exampleValue(value, values);
    const path = pathOf(endpoint, fill(example.params ?? {}) as object, fill(example.query ?? {}) as object);
    const answer = await engine.request(endpoint.method, path, {
      shopper: stranger,
      ...(example.body === undefined ? {} : { body: fill(example.body) }),
    });
    const text = await answer.text();
    const isRefused = answer.status >= 400 && answer.status < 500;
    const told = Object.entries(values).filter(
      ([name, value]) => OWN_VALUES.test(`{${name}}`) && value.length > 6 && text.includes(value),
    );
    if (!isRefused || told.length > 0) {
      leaks.push(
        `${endpoint.id}: ${answer.status} ${told.map(([name]) => name).join(' ')} ${text.slice(0, 160)}`,
      );
    }
  }
  expect(leaks).toEqual([]);
});
