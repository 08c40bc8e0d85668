import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { fontFiles } from '../../brand/font-files.ts';

/** The faces from this origin: pages of the parties load nothing from elsewhere. */
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
