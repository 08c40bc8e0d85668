import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

/** Files of build/client. Names under /assets carry a hash; source maps are never served. */
export function createStaticAssets(clientDirectory: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('*', async (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  app.get(
    '/assets/*',
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
