import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { sensitive } from '@ownpath/domain/sensitive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { eq, sql } from '../database/orm.ts';
import { sensitiveValues } from '../database/schema/index.ts';
import { systemIds } from '../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createKeyring, createSensitiveVault, EnvelopeError, parseKeyring } from './index.ts';

const CANARY = '900001050';
const oldKey = { id: 'old', key: randomBytes(32) };
const newKey = { id: 'new', key: randomBytes(32) };

let test_: TestDatabase;
let database: Database;
beforeAll(async () => {
  test_ = await createTestDatabase('empty');
  database = test_.database;
});
afterAll(() => test_.close());

const vaultWith = (...keys: (typeof oldKey)[]) =>
  createSensitiveVault({ database, keyring: createKeyring(keys), ids: systemIds });
const seal = (value = CANARY) =>
  database.transaction((transaction) => vaultWith(oldKey).seal(transaction, 'ssn', sensitive(value)));
const change = (id: string, fields: Partial<typeof sensitiveValues.$inferInsert>) =>
  database.update(sensitiveValues).set(fields).where(eq(sensitiveValues.id, id));
const rowOf = async (id: string) => {
  const [row] = await database.select().from(sensitiveValues).where(eq(sensitiveValues.id, id));
  if (!row) throw new Error('no row');
  return row;
};

test('returns the stored value, which is not in the table in plain text', async () => {
  const id = await seal();
  expect((await vaultWith(oldKey).open(id, 'ssn')).reveal()).toBe(CANARY);
  const { rows } = await database.execute(sql`select sensitive_values::text as line from sensitive_values`);
  const lines = rows.map((row) => String(row.line)).join();
  expect(lines).not.toContain(CANARY);
  expect(lines).not.toContain(Buffer.from(CANARY).toString('base64').slice(0, 10));
});

test('every value has its own key and IV', async () => {
  const [first, second] = [await rowOf(await seal()), await rowOf(await seal())];
  expect(first.iv).not.toBe(second.iv);
  expect(first.wrappedKey).not.toBe(second.wrappedKey);
  expect(first.ciphertext).not.toBe(second.ciphertext);
});

describe('is refused', () => {
  test.each(['ciphertext', 'iv', 'authTag', 'wrappedKey'] as const)('a changed %s', async (column) => {
    const id = await seal();
    const bytes = Buffer.from((await rowOf(id))[column] ?? '', 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await change(id, { [column]: bytes.toString('base64') });
    await expect(vaultWith(oldKey).open(id, 'ssn')).rejects.toThrow(EnvelopeError);
  });

  test('an envelope that was moved to another row', async () => {
    const [first, second] = [await seal('111223333'), await seal('222334444')];
    const { ciphertext, iv, authTag, wrappedKey } = await rowOf(first);
    await change(first, { iv: 'parked' });
    await change(second, { ciphertext, iv, authTag, wrappedKey });
    await expect(vaultWith(oldKey).open(second, 'ssn')).rejects.toThrow(EnvelopeError);
  });

  test('another purpose, in the call and in the row', async () => {
    const id = await seal();
    await expect(vaultWith(oldKey).open(id, 'date-of-birth')).rejects.toThrow(EnvelopeError);
    await change(id, { kind: 'date-of-birth' });
    await expect(vaultWith(oldKey).open(id, 'date-of-birth')).rejects.toThrow(EnvelopeError);
  });

  test('a shortened tag', async () => {
    const id = await seal();
    const { authTag } = await rowOf(id);
    await change(id, { authTag: Buffer.from(authTag, 'base64').subarray(0, 12).toString('base64') });
    await expect(vaultWith(oldKey).open(id, 'ssn')).rejects.toThrow(EnvelopeError);
  });
});

test('rotation moves every value to the new key; the old one is no longer needed', async () => {
  const id = await seal();
  await database.delete(sensitiveValues).where(sql`id <> ${id}`);
  await expect(vaultWith(newKey).open(id, 'ssn')).rejects.toThrow(/No key "old"/);
  expect((await vaultWith(newKey, oldKey).open(id, 'ssn')).reveal()).toBe(CANARY);
  expect(await vaultWith(newKey, oldKey).rotate()).toBe(1);
  expect(await vaultWith(newKey, oldKey).rotate()).toBe(0);
  expect((await vaultWith(newKey).open(id, 'ssn')).reveal()).toBe(CANARY);
});

test('opened values do not print, and errors do not contain them', async () => {
  const id = await seal();
  const value = await vaultWith(oldKey).open(id, 'ssn');
  expect(`${value} ${inspect(value)} ${JSON.stringify({ value })}`).not.toContain(CANARY);
  await change(id, { ciphertext: Buffer.from('nothing').toString('base64') });
  const error = await vaultWith(oldKey)
    .open(id, 'ssn')
    .catch((caught: unknown) => caught);
  expect(inspect(error)).not.toContain(CANARY);
});

test('a keyring is refused without keys, with a short key or a repeated id', () => {
  expect(() => createKeyring([])).toThrow(RangeError);
  expect(() => createKeyring([{ id: 'a', key: randomBytes(16) }])).toThrow(/32 bytes/);
  expect(() => createKeyring([oldKey, oldKey])).toThrow(/given twice/);
  const text = [newKey, oldKey].map(({ id, key }) => `${id}:${key.toString('base64')}`).join();
  expect(parseKeyring(text).currentKeyId).toBe('new');
  expect(parseKeyring(text).getKey('old')).toEqual(oldKey.key);
});
