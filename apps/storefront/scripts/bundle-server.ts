import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Writes the shop's server and the engine to `build/server/main.js`, and what is only loaded on demand beside it: 1,400
 * modules took half of a start to find and to link. Whatever reads a file beside its source still finds it there.
 */
const FOLDER = fileURLToPath(new URL('../build/server/', import.meta.url));
/** Libraries of many small modules, and helpers of the bundler. The others are loaded as they are: some are also used by the pages' build, once each. */
const BUNDLED = ['@ownpath', 'zod', 'hono', '@hono', 'jose', 'lru-cache', '@oxc-project'];

const packageOf = (id: string) => id.split('/')[0] ?? id;

const bundle = await rolldown({
  input: { main: fileURLToPath(new URL('../server/main.ts', import.meta.url)) },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !isAbsolute(id) && !BUNDLED.includes(packageOf(id)),
  plugins: [
    {
      name: 'addresses-of-sources',
      transform(code, id) {
        if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null;
        const source = JSON.stringify(relative(FOLDER, id).replaceAll('\\', '/'));
        return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`) };
      },
    },
  ],
});
await bundle.write({ dir: FOLDER, format: 'esm', chunkFileNames: 'server-[name]-[hash].js' });
await bundle.close();

/** V8 keeps the source of what it runs. Node reads a file with one letter beyond ASCII as a text of two bytes for each letter. */
const WIDE_LETTERS = /[^\0-\x7f]/g;
const files = await readdir(FOLDER, { recursive: true });
await Promise.all(
  files
    .filter((file) => file.endsWith('.js'))
    .map(async (file) => {
      const source = await readFile(join(FOLDER, file), 'utf8');
      const narrow = source.replaceAll(
        WIDE_LETTERS,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      await writeFile(join(FOLDER, file), narrow);
    }),
);
