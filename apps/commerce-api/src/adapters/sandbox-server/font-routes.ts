import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);
/** The shop's two faces, from this origin: pages of the parties load nothing from elsewhere. */
const fontFiles = {
  'instrument-sans.woff2': () =>
    require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  'bricolage-grotesque.woff2': () =>
    require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
} as const;

export function fontRoutes(): Hono {
  const app = new Hono();
  for (const [name, resolveFile] of Object.entries(fontFiles)) {
    app.get(`/fonts/${name}`, async (context) =>
      context.body(new Uint8Array(await readFile(resolveFile())), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
  }
  return app;
}
