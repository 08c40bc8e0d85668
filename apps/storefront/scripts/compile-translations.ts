import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = fileURLToPath(new URL('../../../node_modules/.bin/formatjs', import.meta.url));

/** translations/{locale}.json -> translations/compiled/{locale}.json, messages as syntax trees. */
async function compileTranslations(): Promise<void> {
  await mkdir(`${ROOT}translations/compiled`, { recursive: true });
  const files = (await readdir(`${ROOT}translations`)).filter((name) => name.endsWith('.json'));
  const compile = (name: string) => {
    const target = ['--out-file', `translations/compiled/${name}`];
    return run(BIN, ['compile', `translations/${name}`, '--format', 'simple', '--ast', ...target], {
      cwd: ROOT,
    });
  };
  await Promise.all(files.map(compile));
}

/** Vitest's global setup: a clean clone has no compiled translations yet. */
export { compileTranslations as setup };

if (import.meta.main) await compileTranslations();
