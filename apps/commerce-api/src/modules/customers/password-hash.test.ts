import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { customerCredentials } from '../../database/schema/index.ts';
import {
  createRegisteredShopper,
  TEST_PASSWORD as PASSWORD,
} from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { findCredential, replaceHash } from './credentials-queries.ts';
import { hashPassword, isPassword, PASSWORD_COST } from './password-hash.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

test('passwords are scrypt hashes with stored cost and own salt', async () => {
  expect(PASSWORD_COST).toEqual({ n: 32_768, r: 8, p: 3 });
  const one = await hashPassword(PASSWORD);
  expect(one).toMatchObject({ algorithm: 'scrypt', parameters: PASSWORD_COST });
  expect(await isPassword(PASSWORD, one)).toBe(true);
  expect(await isPassword('Correct-horse8', one)).toBe(false);
  const cheap = { n: 1024, r: 8, p: 1 };
  const [two, three] = [await hashPassword(PASSWORD, cheap), await hashPassword(PASSWORD, cheap)];
  expect(two.passwordHash).not.toBe(three.passwordHash);
  // A hash is verified at its own cost.
  expect(await isPassword(PASSWORD, two)).toBe(true);
});

test('passwords get a hash of another cost by the next sign-in, and the same password', async () => {
  const shopper = await createRegisteredShopper(engine);
  const old = { n: 2048, r: 8, p: 1 };
  const one = eq(customerCredentials.customerId, shopper.tokens.customer_id);
  await engine.deps.database
    .update(customerCredentials)
    .set(await hashPassword(PASSWORD, old))
    .where(one);
  const read = async () => (await engine.deps.database.select().from(customerCredentials).where(one))[0];
  const before = await read();
  await expect(engine.logIn({ login: shopper.login, password: 'Correct-horse8' })).rejects.toThrow();
  expect(await read()).toEqual(before);
  await engine.logIn({ login: shopper.login, password: PASSWORD });
  const after = await read();
  expect(after).toMatchObject({
    parameters: engine.deps.config.passwordCost,
    changedAt: before?.changedAt,
  });
  await engine.logIn({ login: shopper.login, password: PASSWORD });
  expect(await read()).toEqual(after);
});

test('a hash that is renewed never replaces that of a password which was changed meanwhile', async () => {
  const shopper = await createRegisteredShopper(engine);
  const { database } = engine.deps;
  const customerId = shopper.tokens.customer_id;
  const read = async () => (await findCredential(database, customerId))?.passwordHash;
  const before = await read();
  await replaceHash(database, { customerId, passwordHash: 'read-before' }, await hashPassword(PASSWORD));
  expect(await read()).toBe(before);
  await replaceHash(database, { customerId, passwordHash: String(before) }, await hashPassword(PASSWORD));
  expect(await read()).not.toBe(before);
});

test('passwords are nowhere in the database in plain text', async () => {
  const rows = await engine.deps.database.select().from(customerCredentials);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
