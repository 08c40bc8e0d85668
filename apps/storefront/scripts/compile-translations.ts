import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = fileURLToPath(new URL('../../../node_modules/.bin/formatjs', import.meta.url));

/** translations/{locale}.json -> translations/compiled/{locale}.json, messages as syntax trees. */
await mkdir(`${ROOT}translations/compiled`, { recursive: true });
const files = (await readdir(`${ROOT}translations`)).filter((name) => name.endsWith('.json'));
await Promise.all(
  files.map((name) =>
    run(
      BIN,
      [
        'compile',
        `translations/${name}`,
        '--format',
        'simple',
        '--ast',
        '--out-file',
        `translations/compiled/${name}`,
      ],
      {
        cwd: ROOT,
      },
    ),
  ),
);
