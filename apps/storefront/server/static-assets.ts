import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

/** Names in these folders carry a hash of what is in the file. */
const HASHED = ['/assets/*', '/pictures/*'];

/** Files of build/client; source maps are never served. */
export function createStaticAssets(clientDirectory: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('*', async (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  app.on(
    'GET',
    HASHED,
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
    (c) => c.notFound(),
  );
  app.get(
    '*',
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', SHORT),
    }),
  );
  return app;
}
