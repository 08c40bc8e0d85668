import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const LIMIT_BYTES = 100_000_000;
/** Statements that keep the parser busy until V8 would optimise it. */
const SCRIPT = `
  import { openDatabase } from ${JSON.stringify(new URL('../connect.ts', import.meta.url).href)};
  const database = await openDatabase({ dataDir: 'memory' });
  const columns = Array.from({ length: 400 }, (_, index) => index + ' AS column_' + index).join(', ');
  for (let round = 0; round < 60; round += 1) await database.client.query('SELECT ' + columns);
  await database.close();
`;

test('V8 optimises functions of the embedded database, and never its parser', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--trace-wasm-compilation-times', '--input-type=module', '--eval', SCRIPT],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const taken = [...stdout.matchAll(/using TurboFan, took \d+ ms and (\d+) \//g)].map(([, bytes]) =>
    Number(bytes),
  );
  expect(taken.length).toBeGreaterThan(10);
  // The parser takes 600 MB, copyObjectImpl, the next largest, 41 MB.
  expect(Math.max(...taken)).toBeLessThan(LIMIT_BYTES);
}, 180_000);
