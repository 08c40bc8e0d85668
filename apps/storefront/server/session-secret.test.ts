import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WrongSetting } from './env.ts';
import { loadSessionSecret } from './session-secret.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ownpath-secret-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('the secret is created once, long, and readable by its owner only', async () => {
  const dataDir = join(parent, 'data');
  const secret = await loadSessionSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(await loadSessionSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('processes that start at once agree on one secret and leave nothing behind', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSessionSecret(parent)));
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(parent)).toEqual(['session-secret']);
});

test('a directory that cannot be used is a sentence that names DATA_DIR', async () => {
  const file = join(parent, 'notes.txt');
  writeFileSync(file, '');
  const attempt = loadSessionSecret(file);
  await expect(attempt).rejects.toThrow(WrongSetting);
  await expect(attempt).rejects.toThrow(/set DATA_DIR to another directory/);
});
