import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compress, compressOnce } from './compress.ts';

const PAGE = `<!doctype html>${'<p>the whole price, before you say yes</p>'.repeat(100)}`;
/** Longer than what is compressed at once. */
const LONG_PAGE = PAGE.repeat(200);
const decoders = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

const app = new Hono()
  .use(compress)
  .get('/page', (c) => c.html(PAGE))
  .get('/streamed', (c) => c.body(new Blob([PAGE]).stream(), 200, { 'Content-Type': 'text/html' }))
  .get('/long', (c) => c.html(LONG_PAGE))
  .get('/short', (c) => c.json({ status: 'ok' }))
  .get('/picture', (c) => c.body(PAGE, 200, { 'Content-Type': 'image/webp' }))
  .get('/nothing', (c) => c.body(null, 204));

const read = (path: string, accepted?: string, method = 'GET') =>
  app.request(path, { method, headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } });

test.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip;q=0.8, zstd;q=0, br;q=0'],
] as const)('%s is the cheapest of "%s"', async (encoding, accepted) => {
  for (const [path, page] of [
    ['/page', PAGE],
    ['/streamed', PAGE],
    ['/long', LONG_PAGE],
  ] as const) {
    const answer = await read(path, accepted);
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(page.length / 5);
    expect(decoders[encoding](bytes).toString()).toBe(page);
  }
});

test.each([undefined, '', 'identity', 'deflate', 'gzip;q=0'])(
  'a client that accepts %j gets it as it is',
  async (accepted) => {
    const answer = await read('/page', accepted);
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    // A cache between has to tell the two apart.
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(PAGE);
  },
);

test('pictures, short answers and those without a body stay as they are', async () => {
  for (const path of ['/picture', '/short', '/nothing']) {
    expect((await read(path, 'gzip')).headers.get('Content-Encoding'), path).toBeNull();
  }
  expect(await (await read('/short', 'gzip')).json()).toEqual({ status: 'ok' });
});

test('the headers of a page can be asked for alone', async () => {
  const answer = await read('/page', 'gzip', 'HEAD');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('a page that is compressed where it is rendered is left as it is afterwards', async () => {
  const compressed = compressOnce(Buffer.from(PAGE), 'gzip, deflate, br, zstd');
  expect(compressed?.encoding).toBe('zstd');
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'zstd', Vary: 'Accept-Encoding' };
  const served = new Hono().use(compress).get('/', (c) => c.body(compressed?.body ?? '', 200, headers));
  const answer = await served.request('/', { headers: { 'Accept-Encoding': 'zstd' } });
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(zstdDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(PAGE);
});

test.each([
  ['the client takes none', PAGE, 'identity'],
  ['it is short', 'ok', 'gzip'],
  ['it would hold up others', LONG_PAGE, 'gzip'],
])('a page is left to the HTTP server where %s', (_, page, accepted) => {
  expect(compressOnce(Buffer.from(page), accepted)).toBeNull();
});
