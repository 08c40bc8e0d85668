import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

const COMPRESSIBLE = /^(text\/|application\/json|application\/problem\+json|image\/svg\+xml)/;
/** A shorter answer fits into one packet as it is. */
const MIN_BYTES = 1_024;

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
const inZstd = promisify(zstdCompress);

/** Levels that cost about as little as the answer saves; the cheapest encoding first. */
const encoders: Readonly<Record<string, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  zstd: (bytes) => inZstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  br: (bytes) =>
    inBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => inGzip(bytes, { level: 6 }),
};

/**
 * Compresses answers that are created per request, in one pass: nothing of a page is sent before all of it is there. Hono's
 * `compress` and a stream of chunks cost four times as much CPU (decision 0098).
 */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body } = c.res;
  if (!body || c.req.method === 'HEAD' || c.res.headers.has('Content-Encoding')) return;
  if (!COMPRESSIBLE.test(c.res.headers.get('Content-Type') ?? '')) return;
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(encoders),
    default: 'identity',
    match: (sent, { supports }) =>
      supports.find((name) => sent.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  });
  const encode = encoders[encoding];
  if (!encode) return;
  const { status, headers } = c.res;
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const isShort = whole.byteLength < MIN_BYTES;
  c.res = new Response(isShort ? whole : await encode(whole), { status, headers });
  c.res.headers.delete('Content-Length');
  if (!isShort) c.res.headers.set('Content-Encoding', encoding);
};
