import { readdirSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { READ_ONLY, refuseMethod } from './answer-page.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

/** Photographs of the catalogue and of rooms, and films. Their names carry a hash of their content. */
export function createPictureAssets(folders: {
  readonly products: string;
  readonly rooms: string;
  readonly films: string;
}): Hono<{ Bindings: HttpBindings }> {
  const pictures = (mountedAt: string, root: string) =>
    serveStatic({
      root,
      rewriteRequestPath: (path) => path.slice(mountedAt.length),
      onFound: (path, c) => {
        c.header('Cache-Control', IMMUTABLE);
        // Players ask for the end of a film first where they may.
        c.header('Accept-Ranges', 'bytes');
        if (path.endsWith('.vtt')) c.header('Content-Type', 'text/vtt; charset=utf-8');
      },
    });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/pictures/rooms/*', pictures('/pictures/rooms', folders.rooms));
  app.get('/pictures/films/*', pictures('/pictures/films', folders.films));
  app.get('/pictures/*', pictures('/pictures', folders.products), (c) => c.notFound());
  app.all('/pictures/*', (c) => refuseMethod(READ_ONLY, c.req.method));
  return app;
}

/** Files of build/client, whose names in `assets` carry a hash of their content; source maps are never served. */
export function createStaticAssets(clientDirectory: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const files = new Set(readdirSync(clientDirectory, { recursive: true }).map((name) => `/${name}`));
  app.use(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return !isRead && files.has(c.req.path) ? refuseMethod(READ_ONLY, c.req.method) : next();
  });
  app.get('*', async (c, next) => (c.req.path.endsWith('.map') ? c.notFound() : next()));
  app.on(
    'GET',
    '/assets/*',
    serveStatic({
      root: clientDirectory,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
    (c) => c.notFound(),
  );
  const others = serveStatic({
    root: clientDirectory,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', SHORT),
  });
  // Else the disk would be asked for each page.
  app.get('*', (c, next) => (files.has(c.req.path) ? others(c, next) : next()));
  return app;
}
