import { createHash } from 'node:crypto';
import { problems } from '@ownpath/contracts/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { callsOf, type JsonSchema, type OpenApiDocument } from './openapi-types.ts';

let engine: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  engine = await createTestApp();
  document = (await (await engine.request('GET', '/docs/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => engine.close());

const read = async (path: string) => (await engine.request('GET', path)).text();

describe('the OpenAPI document', () => {
  test('shows the wire side of a codec: dollars under the documented names', () => {
    const line = document.components.schemas.BasketItem;
    expect(line?.properties?.c_racProductRenewalRate).toEqual({ type: 'number' });
    expect(Object.keys(line?.properties ?? {})).not.toContain('paymentCents');
  });

  test('shows the input and the response of a call', () => {
    const call =
      document.paths['/product/shopper-products/v1/organizations/{organizationId}/products/{id}']?.get;
    expect(call).toMatchObject({ operationId: 'getProduct', security: [{ ShopperToken: [] }] });
    const media = call?.responses['200'] as { content: Record<string, { schema: JsonSchema }> } | undefined;
    expect(media?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Product' });
    const token = callsOf(document).find(({ operation }) => operation.operationId === 'getAccessToken');
    expect(Object.keys(token?.operation.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(token?.operation.security).toEqual([{}, { ClientSecret: [] }]);
  });
});

describe('the pages', () => {
  test('the first lists every call, and each has a page', async () => {
    const index = await read('/docs/api');
    for (const { path, operation } of callsOf(document)) {
      expect(index).toContain(`href="/docs/api/calls/${operation.operationId}"`);
      const page = await engine.request('GET', `/docs/api/calls/${operation.operationId}`);
      expect(page.status).toBe(200);
      const text = (await page.text()).replace(/<\/?(var|wbr)>/g, '');
      expect(text.includes(path), operation.operationId).toBe(true);
      expect(text).not.toMatch(/undefined|\[object Object\]/);
    }
  });

  test('every link leads to a page', async () => {
    const pages = ['/docs/api', '/docs/api/calls/getBasket', '/docs/api/schemas/Basket'];
    const texts = await Promise.all(pages.map(read));
    const links = new Set(
      texts.flatMap((text) => [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, link]) => link ?? '')),
    );
    for (const link of links) expect((await engine.request('GET', link)).status, link).toBe(200);
  });

  test('they load nothing from other origins and run only their own script', async () => {
    const response = await engine.request('GET', '/docs/api');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; /);
    const text = await response.text();
    expect(text).toContain('<html lang="en-US">');
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(text).not.toMatch(/<script |<link |<img |\son\w+=|\sstyle=/);
    const font = await engine.request('GET', '/docs/api/fonts/instrument-sans.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  const shownIn = (page: string) =>
    [...page.matchAll(/<li data-call="[^"]*">[\s\S]*?<a href="\/docs\/api\/calls\/(\w+)"/g)].map(
      ([, id]) => id,
    );

  test('a search narrows the calls without a script, by name, path, summary and topic', async () => {
    expect(shownIn(await read('/docs/api'))).toHaveLength(callsOf(document).length);
    const found = await read('/docs/api?q=basket+ADDRESS');
    expect(shownIn(found)).toContain('updateShippingAddressForShipment');
    expect(shownIn(found)).not.toContain('getProduct');
    expect(found).toContain(`${shownIn(found).length} calls</p>`);
    expect(shownIn(await read('/docs/api?q=getgoogleapi'))).toEqual(['getClientLocation']);
    expect(shownIn(await read('/docs/api?q=zzz'))).toEqual([]);
    const hostile = await read(`/docs/api?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile).not.toContain('<script>alert');
  });

  test('ids on a page are its own, and each link within it leads to one', async () => {
    for (const { operation } of callsOf(document)) {
      const page = await read(`/docs/api/calls/${operation.operationId}`);
      const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(new Set(ids).size, operation.operationId).toBe(ids.length);
      for (const [, id = ''] of page.matchAll(/href="#([^"]+)"/g))
        expect(ids, operation.operationId).toContain(id);
    }
  });

  test('a call shows a request, its response and its errors', async () => {
    const page = (await read('/docs/api/calls/getProduct')).replace(/<\/?(span|code|wbr)[^>]*>/g, '');
    expect(page).toContain(
      'curl -X GET &quot;$API/product/shopper-products/v1/organizations/f_ecom_ownp_001/',
    );
    expect(page).toContain('-H &quot;Authorization: Bearer $TOKEN&quot;');
    expect(page).toContain('Needs the access token of a guest or a registered shopper.');
    expect(page).toContain('id="path-id"');
    expect(page).toContain('id="query-perPricebook"');
    expect(page).toContain('&quot;Alder 3-Seat Sofa&quot;');
    expect(page).toContain('Response 404, excerpt');
    const login = (await read('/docs/api/calls/authenticateCustomer')).replace(/<\/?span[^>]*>/g, '');
    expect(login).toContain('-u &#39;ana@example.com:Correct-horse7&#39;');
    expect(login).not.toContain('Authorization: Bearer');
  });

  test('every problem code is listed under its status', async () => {
    const page = await read('/docs/api/problems');
    for (const [code, { status }] of Object.entries(problems)) {
      const section = page.split(`id="status-${status}"`)[1]?.split('</section>')[0] ?? '';
      expect(section, code).toContain(`id="${code}"`);
    }
  });

  test.each(['calls/none', 'schemas/__proto__', 'schemas/none', 'fonts/constructor'])(
    '%s is 404',
    async (page) => {
      expect((await engine.request('GET', `/docs/api/${page}`)).status).toBe(404);
    },
  );
});
