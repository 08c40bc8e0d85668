import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutsideCallInTransactionError } from './guard-ports.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const lookUp = () => engine.deps.ports.geocoder.findByPostalCode('75024');

test('a provider is called outside of transactions', async () => {
  expect(await lookUp()).toMatchObject({ city: 'Plano' });
});

test('a call inside a transaction fails at once, and the next one outside works', async () => {
  const hidden = async () => lookUp();
  await expect(engine.deps.database.transaction(async () => hidden())).rejects.toThrow(
    OutsideCallInTransactionError,
  );
  expect(await lookUp()).not.toBeNull();
});
