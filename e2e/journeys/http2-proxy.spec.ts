import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import path from 'node:path';
import { findFreePort } from '../../scripts/project/free-port.ts';
import { test as base, expect } from '../support/test.ts';
import { missingProxy, startHaproxy } from '../support/tls-proxy.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../docs/haproxy.cfg');

/** The proxy of the documented configuration before the shop of the journeys. */
const test = base.extend<{ proxyUrl: string }>({
  proxyUrl: async ({ baseURL }, use) => {
    const port = await findFreePort();
    const server = `127.0.0.1:${new URL(baseURL ?? '').port}`;
    const proxyUrl = `https://localhost:${port}`;
    const proxy = await startHaproxy(
      (certificate) =>
        readFileSync(EXAMPLE, 'utf8')
          .replace('bind :443', `bind 127.0.0.1:${port}`)
          .replace('/etc/haproxy/certificate.pem', certificate)
          .replace(/10\.0\.0\.1[12]:3000 check/g, `${server} check inter 200ms`),
      () => expect.poll(() => statusOf(proxyUrl, '/healthz')).toBe(200),
    );
    await use(proxyUrl);
    await proxy.stop();
  },
});

const missing = missingProxy();
test.skip(missing !== null, `A TLS proxy is needed; ${missing}.`);
// The shop of the journeys has another public address than the proxy, and takes no forms from this one.
test.use({ ignoreHTTPSErrors: true, allowedProblems: [/status of 403 .*\/store-guess/] });

async function withConnection<Result>(
  origin: string,
  work: (connection: ClientHttp2Session) => Promise<Result>,
): Promise<Result | null> {
  const connection = connect(origin, { rejectUnauthorized: false });
  const failed = new Promise<null>((resolve) => connection.once('error', () => resolve(null)));
  try {
    return await Promise.race([work(connection), failed]);
  } finally {
    connection.destroy();
  }
}

/** The status of an answer over HTTP/2, or null when there is none. */
function statusOf(origin: string, address: string): Promise<number | null> {
  return withConnection(origin, async (connection) => {
    const stream = connection.request({
      [constants.HTTP2_HEADER_PATH]: address,
      accept: 'text/html',
      cookie: `preferences=${'c'.repeat(4_000)}`,
    });
    const answer = once(stream, 'response') as Promise<[Record<string, unknown>]>;
    return answer.then(
      ([headers]) => Number(headers[constants.HTTP2_HEADER_STATUS]),
      () => null,
    );
  });
}

test('a page and its files come over HTTP/2 through the documented proxy', async ({ page, proxyUrl }) => {
  await page.goto(proxyUrl, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const protocols = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => new URL(name).origin === location.origin)
      .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
  );
  expect(protocols.length).toBeGreaterThan(10);
  expect(new Set(protocols)).toEqual(new Set(['h2']));
});

test('the longest search is answered through the documented proxy', async ({ proxyUrl }) => {
  // Three bytes, nine characters each in an address.
  const words = encodeURIComponent('…'.repeat(5_000));
  expect(await statusOf(proxyUrl, `/search?q=${words}`)).toBe(200);
  expect(await statusOf(proxyUrl, `/search?q=${'x'.repeat(90_000)}`)).not.toBe(200);
});
