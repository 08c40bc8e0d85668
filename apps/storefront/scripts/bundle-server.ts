import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Writes the shop's server and the engine to `build/server/main.js`, the pages to `index.js`, and what both use, or what is
 * only loaded on demand, beside them: 1,400 modules took half of a start to find and to link, and each schema would be made
 * once for the engine and once for the pages. Whatever reads a file beside its source still finds it there.
 */
const FOLDER = fileURLToPath(new URL('../build/server/', import.meta.url));
/** Libraries of many small modules, and helpers of the bundler. The others are loaded as they are. */
const BUNDLED = [
  '@ownpath',
  'zod',
  'hono',
  '@hono',
  'jose',
  'lru-cache',
  'drizzle-orm',
  'react-router',
  '@remix-run',
  '@oxc-project',
];

/** How the engine loads its query builder where nothing is bundled. */
const LOADED_NAMES = /export const (\{[^}]*\}) = load\(\s*('[^']+'),?\s*\)[^;]*;/g;

const packageOf = (id: string) => id.split('/')[0] ?? id;

const bundle = await rolldown({
  input: {
    main: fileURLToPath(new URL('../server/main.ts', import.meta.url)),
    index: join(FOLDER, 'index.js'),
  },
  platform: 'node',
  checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
  external: (id) => !id.startsWith('.') && !isAbsolute(id) && !BUNDLED.includes(packageOf(id)),
  plugins: [
    {
      name: 'bundled-query-builder',
      transform: (code, id) =>
        id.endsWith('/database/orm.ts') ? code.replaceAll(LOADED_NAMES, 'export $1 from $2;') : null,
    },
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
const { output } = await bundle.write({
  dir: FOLDER,
  format: 'esm',
  chunkFileNames: 'server-[name]-[hash].js',
  codeSplitting: {
    groups: [
      // Before the pages, which would take them along, so that the server would import the pages.
      {
        name: 'shared',
        test: /packages[\\/](contracts|domain)[\\/]|node_modules[\\/](zod|lru-cache)[\\/]/,
        priority: 1,
      },
      { name: 'pages', test: /build[\\/]server[\\/]|node_modules[\\/](react-router|@remix-run)[\\/]/ },
    ],
  },
});
await bundle.close();

const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
const atStart = new Set(['main.js']);
for (const name of atStart) for (const imported of chunks.get(name)?.imports ?? []) atStart.add(imported);
if (atStart.has('react')) throw new Error('The server loads React before it knows which build of it.');
await rm(join(FOLDER, 'assets'), { recursive: true });

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
