import { type EndpointExample, examplesOf, exampleValue } from '@ownpath/contracts/examples';
import { type Endpoint, Problem } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRoutes } from '../../app.ts';
import { eq } from '../../database/orm.ts';
import { inventoryUnits } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendExample } from '../../testing/send-example.ts';

let engine: TestApp;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  // Each example has a customer of its own, and many of them applied.
  engine = await createTestApp({
    overrides: ({ config }) => ({
      config: { ...config, rateLimits: { ...config.rateLimits, application: { perVisitor: 100_000 } } },
    }),
  });
  // Most of them rent the same sofa.
  const isNew = eq(inventoryUnits.condition, 'NEW');
  await engine.deps.database.update(inventoryUnits).set({ quantity: 999 }).where(isNew);
  endpoints = createRoutes(engine.deps).map(({ endpoint }) => endpoint);
});
afterAll(() => engine.close());

const withExamples = () =>
  endpoints.flatMap((endpoint) => examplesOf(endpoint.id).map((example) => ({ endpoint, example })));

/** An id that the call creates can't be known before. */
function withNewIds(value: unknown): unknown {
  if (value === '{newId}') return expect.stringMatching(/^\S{8,}$/);
  if (Array.isArray(value)) return value.map(withNewIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withNewIds(child)]));
}

async function send(endpoint: Endpoint, example: EndpointExample) {
  const { response, values } = await sendExample(engine, endpoint, example);
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return {
    status: response.status,
    answer,
    location: response.headers.get('location') ?? '',
    expected: withNewIds(exampleValue(example.answer, values)),
    expectedLocation: String(exampleValue(example.location ?? '', values)),
  };
}

test('every call has an example', () => {
  expect(endpoints.length).toBeGreaterThan(100);
  const without = endpoints.filter(({ id }) => examplesOf(id).length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('every example of a response with a body, and of an error, shows it', () => {
  const silent = withExamples().filter(({ endpoint, example }) => {
    const hasBody = (example.status ?? 0) >= 400 || !(endpoint.response instanceof z.ZodUndefined);
    return hasBody && example.answer === undefined;
  });
  expect(silent.map(({ endpoint, example }) => `${endpoint.id}: ${example.title}`)).toEqual([]);
});

test('every example returns what it shows, in the documented shape', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const { endpoint, example } of withExamples()) {
    const { status, answer, location, expected, expectedLocation } = await send(endpoint, example);
    const name = `${endpoint.id}: ${example.title}`;
    if (status !== (example.status ?? endpoint.status)) {
      wrong.push(`${name}: ${status} ${JSON.stringify(answer)}`);
      continue;
    }
    const shape = z.safeDecode(status < 300 ? endpoint.response : Problem, answer);
    if (status !== 303 && !shape.success) wrong.push(`${name}: ${z.prettifyError(shape.error)}`);
    expect.soft(location.startsWith(expectedLocation), `${name} leads to ${location}`).toBe(true);
    if (expected !== undefined) expect.soft(answer, name).toMatchObject(expected as object);
  }
  expect(wrong).toEqual([]);
});
