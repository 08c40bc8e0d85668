import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enginePathOf, httpCommerceFetch, targetOf } from './commerce-engine.ts';

let api: Server;
let base: URL;
const seen: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    if (request.url === '/never') return;
    if (request.url === '/redirect') response.writeHead(302, { Location: 'http://169.254.169.254/' });
    else
      response.writeHead(200, {
        'Content-Type': 'text/plain',
        'Set-Cookie': 'a=b',
        Connection: 'X-Secret',
        'X-Secret': '1',
      });
    response.end('answer');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  base = new URL(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const request = (path: string, init?: RequestInit) => new Request(`http://shop.test${path}`, init);

test('the path reaches the API, connection fields and cookies do not', async () => {
  const response = await httpCommerceFetch(base)(
    request('/product/x?ids=1', {
      headers: { Cookie: 'session=1', Connection: 'X-Hop', 'X-Hop': '1', 'X-Kept': '1' },
    }),
  );
  expect(await response.text()).toBe('answer');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('x-secret')).toBeNull();
  const last = seen.at(-1);
  expect(last?.url).toBe('/product/x?ids=1');
  expect(last?.headers).toMatchObject({ 'x-kept': '1' });
  expect(last?.headers.cookie).toBeUndefined();
  expect(last?.headers['x-hop']).toBeUndefined();
});

test('only this server sets the visitor’s address', async () => {
  const headers = {
    Forwarded: 'for=198.51.100.4',
    'X-Visitor-Key': 'guessed',
    'X-Visitor-Address': '198.51.100.4',
    'X-Forwarded-For': '203.0.113.9',
  };
  await httpCommerceFetch(base, 'shared key')(request('/product', { headers }));
  expect(seen.at(-1)?.headers).toMatchObject({
    'x-visitor-key': 'shared key',
    'x-visitor-address': '203.0.113.9',
  });
  expect(seen.at(-1)?.headers.forwarded).toBeUndefined();
  await httpCommerceFetch(base)(request('/product', { headers }));
  expect(seen.at(-1)?.headers).not.toHaveProperty('x-visitor-key');
});

test('a redirect is returned, not followed', async () => {
  const before = seen.length;
  const response = await httpCommerceFetch(base)(request('/redirect'));
  expect(response.status).toBe(302);
  expect(seen).toHaveLength(before + 1);
});

test('a call is given up after its time, or when the visitor has left', async () => {
  const fetch = httpCommerceFetch(base);
  const late = fetch(request('/never'), { signal: null, timeoutMs: 1 });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  const left = AbortSignal.abort();
  const unwanted = fetch(request('/never'), { signal: left, timeoutMs: 600_000 });
  await expect(unwanted).rejects.toMatchObject({ name: 'AbortError' });
  const gone = fetch(request('/never', { signal: left }));
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  '/@evil.test/',
  '/\\evil.test/',
  '/%2F%2Fevil.test',
  '/..//evil.test',
  '/x@evil.test',
  '/http://evil.test',
])('%s stays on the host of the API', (path) => {
  const target = targetOf(base, new URL(`http://shop.test${path}`));
  expect(target === null || target.host === base.host).toBe(true);
});

test('a path that begins like a host is refused', () => {
  expect(targetOf(base, new URL('http://shop.test//evil.test/'))).toBeNull();
});

const CALL = '/checkout/shopper-baskets/v2/organizations/f_ecom_ownp_001/baskets';

test.each([
  [`/mobify/proxy/api${CALL}`, CALL],
  [CALL, CALL],
  ['/custom/de-approval/v1/organizations/f_ecom_ownp_001/existingapproval', undefined],
  ['/mobify/proxy/ocapi/s/rowan/dw/shop/v22_8/content/faq', '/s/rowan/dw/shop/v22_8/content/faq'],
  ['/docs/api', undefined],
  ['/docs/api/calls/getBasket', undefined],
])('the engine answers %s', (path, expected = path) => {
  expect(enginePathOf(path)).toBe(expected);
});

test.each([
  '/',
  '/docs/apiary',
  '/c/furniture',
  '/es-us/docs/api',
  '/mobify/proxy/other/x',
  '/mobify/proxy/api',
  '/checkout/payment',
  '/p/x/v1/organizations',
])('the shop answers %s', (path) => {
  expect(enginePathOf(path)).toBeNull();
});
