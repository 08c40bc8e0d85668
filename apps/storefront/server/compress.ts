import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const COMPRESSIBLE = /^(text\/|application\/json|application\/problem\+json|image\/svg\+xml)/;

/**
 * Compresses responses that are created per request. Each chunk of a streamed page is flushed as it comes, so that
 * the browser renders the first chunk before the last one exists. Hono's `compress` can't flush: it holds a page back
 * until its end.
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  if (!body || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return;
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return;
  headers.append('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return;

  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
  const source = Readable.fromWeb(body as NodeReadableStream);
  source.on('error', (error) => gzip.destroy(error));
  const compressed = Readable.toWeb(source.pipe(gzip)) as ReadableStream;
  c.res = new Response(compressed, { status: c.res.status, headers });
  c.res.headers.set('Content-Encoding', 'gzip');
  c.res.headers.delete('Content-Length');
};
