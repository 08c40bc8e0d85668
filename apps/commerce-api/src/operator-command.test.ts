import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One for all: what costs is the empty database that the first of them makes, and none of them puts a shop into it.
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-command-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test.each([
  ['preferences-command/main.ts', ['list']],
  ['jobs/main.ts', ['list']],
  ['searches-command/main.ts', []],
])('%s with a directory that no shop has opened says in one sentence what to do', async (path, args) => {
  const env = { DATA_DIR: dataDir };
  const run = promisify(execFile)(process.execPath, [fileOf(path), ...args], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      'The database has no shop, or an older one: start the shop with it once, then run the command again.\n',
  });
});
