import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const COMPRESSIBLE = /^(text\/|application\/json|application\/problem\+json|image\/svg\+xml)/;
/** A shorter answer fits into one packet as it is. */
const MIN_BYTES = 1_024;
/** What is compressed at once; a longer one would hold up other requests. */
const MAX_AT_ONCE_BYTES = 512 * 1024;
/** Room for most answers, so that zlib has no pieces to join. */
const CHUNK_BYTES = 64 * 1024;

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
const inZstd = promisify(zstdCompress);

export type Encoding = 'zstd' | 'br' | 'gzip';

const zstdLevel = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } });
const brotliLevel = (level: number, { byteLength }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength },
});

/** For what is kept and sent many times; the cheapest encoding first. */
const encoders: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  zstd: (bytes) => inZstd(bytes, zstdLevel(6)),
  br: (bytes) => inBrotli(bytes, brotliLevel(4, bytes)),
  gzip: (bytes) => inGzip(bytes, { level: 6 }),
};

/**
 * For what is sent once: a lower level, which takes a fourth (zstd) to three fourths (gzip) of the time for 1 to 8 % more bytes. A
 * call of the thread pool costs as much as zstd takes for a page, and keeps the page in memory until the next full garbage collection.
 */
const encodersAtOnce: Readonly<Record<Encoding, (bytes: Uint8Array) => Buffer<ArrayBuffer>>> = {
  zstd: (bytes) => zstdCompressSync(bytes, { ...zstdLevel(3), chunkSize: CHUNK_BYTES }),
  br: (bytes) => brotliCompressSync(bytes, { ...brotliLevel(3, bytes), chunkSize: CHUNK_BYTES }),
  gzip: (bytes) => gzipSync(bytes, { level: 5, chunkSize: CHUNK_BYTES }),
};

const ENCODINGS = Object.keys(encoders) as readonly Encoding[];

const decoders: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

export const encode = (encoding: Encoding, bytes: Uint8Array) => encoders[encoding](bytes);
export const decode = (encoding: Encoding, bytes: Uint8Array) => decoders[encoding](bytes);

/** @param acceptEncoding the header of a request */
export function chooseEncoding(acceptEncoding: string): Encoding | 'identity' {
  const sent = parseAccept(acceptEncoding);
  return ENCODINGS.find((name) => sent.some(({ type, q }) => type === name && q > 0)) ?? 'identity';
}

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
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '');
  if (encoding === 'identity') return;
  const { status, headers } = c.res;
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const isShort = whole.byteLength < MIN_BYTES;
  c.res = new Response(isShort ? whole : await encodeOnce(encoding, whole), { status, headers });
  c.res.headers.delete('Content-Length');
  if (!isShort) c.res.headers.set('Content-Encoding', encoding);
};

/** What is sent once, as bytes that `compress` leaves as they are; null where it has to wait for `compress`. */
export function compressOnce(
  bytes: Uint8Array,
  acceptEncoding: string,
): { readonly body: Buffer<ArrayBuffer>; readonly encoding: Encoding } | null {
  const encoding = chooseEncoding(acceptEncoding);
  const { byteLength } = bytes;
  if (encoding === 'identity' || byteLength < MIN_BYTES || byteLength > MAX_AT_ONCE_BYTES) return null;
  return { body: encodersAtOnce[encoding](bytes), encoding };
}

function encodeOnce(encoding: Encoding, bytes: Uint8Array) {
  return bytes.byteLength <= MAX_AT_ONCE_BYTES ? encodersAtOnce[encoding](bytes) : encoders[encoding](bytes);
}
