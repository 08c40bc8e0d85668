import { createHash } from 'node:crypto';
import { commonHeaders } from '@ownpath/http-server';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { contentPolicy, isForeignWrite, PICTURES, type PolicyVariables, withoutNonce } from './security.ts';

const COMMON = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

async function headersOf(path: string, identityProviderOrigin?: string): Promise<Record<string, string>> {
  const app = new Hono<{ Variables: PolicyVariables }>();
  app.use(commonHeaders({ isHttps: true, forAnyone: PICTURES }));
  app.use(
    contentPolicy({
      cardFrameOrigin: 'https://cards.example',
      identityProviderOrigin,
      isHttps: true,
      isDevelopment: false,
    }),
  );
  app.get('/page', (c) => {
    c.set('secureHeadersNonce', 'n');
    return c.html('');
  });
  app.get('/data', (c) => {
    c.set('secureHeadersNonce', 'n');
    return c.json({});
  });
  app.get('/docs', (c) => c.html('', 200, { 'Content-Security-Policy': 'its own' }));
  app.get('/for-all', (c) => {
    c.set('secureHeadersNonce', 'n');
    c.set('scriptHashes', ["'sha256-x'"]);
    return c.html('');
  });
  const { 'content-type': _, ...headers } = Object.fromEntries((await app.request(path)).headers);
  return headers;
}

describe('security headers', () => {
  test('every response has the common headers and no others', async () => {
    expect(await headersOf('/data')).toEqual(COMMON);
  });

  test('a document has the content policy with its nonce', async () => {
    expect(await headersOf('/page')).toEqual({
      ...COMMON,
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self' 'nonce-n'",
        "style-src 'self' 'nonce-n'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        'frame-src https://cards.example',
        "frame-ancestors 'none'",
        "form-action 'self' https://cards.example",
        "base-uri 'none'",
        "object-src 'none'",
        'upgrade-insecure-requests',
      ].join('; '),
    });
  });

  test('a policy that a response already has stays', async () => {
    expect(await headersOf('/docs')).toEqual({ ...COMMON, 'content-security-policy': 'its own' });
  });

  test('a form may lead to the identity provider, whose origin is a setting, and nowhere else outside', async () => {
    const { 'content-security-policy': policy } = await headersOf('/page', 'https://id.example');
    expect(policy).toContain("; form-action 'self' https://cards.example https://id.example;");
  });
});

const shop = 'https://shop.example';
const request = (method: string, headers: Record<string, string>) =>
  new Request(`${shop}/cart`, { method, headers });

test.each([
  ['POST', { Origin: 'https://evil.example' }, true],
  ['POST', { Origin: 'https://evil.example', 'Content-Type': 'application/json' }, true],
  ['POST', { Origin: 'null' }, true],
  ['DELETE', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ['POST', { 'Sec-Fetch-Site': 'same-site' }, true],
  ['POST', { Origin: shop }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ['POST', {}, false],
  ['GET', { Origin: 'https://evil.example' }, false],
])('%s with %o: foreign %s', (method, headers, isForeign) => {
  expect(isForeignWrite(request(method, headers as Record<string, string>), shop)).toBe(isForeign);
});

describe('a document for more than one visitor', () => {
  test('has no nonce, and the hashes of the scripts that had it', () => {
    const html =
      '<script nonce="n">one()</script><link nonce="n" rel="x"><p nonce="n">two()</p></script>' +
      '<script async nonce="n" src="/a.js"></script><script>injected()</script><script id="r" nonce="n">one()</script>';
    const hash = createHash('sha256').update('one()').digest('base64');
    expect(withoutNonce(html, 'n')).toEqual({
      html: html.replaceAll(' nonce="n"', ''),
      scriptHashes: [`'sha256-${hash}'`],
    });
  });

  test('has a policy with these and nothing inline beside', async () => {
    const policy = (await headersOf('/for-all'))['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('nonce');
  });
});
