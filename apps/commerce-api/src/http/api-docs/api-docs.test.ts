import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { callsOf } from './call-page.ts';
import type { JsonSchema, OpenApiDocument } from './openapi-types.ts';

let engine: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  engine = await createTestApp();
  document = (await (await engine.request('GET', '/docs/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => engine.close());

const read = async (path: string) => (await engine.request('GET', path)).text();

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === '$ref' ? [String(child)] : referencesIn(child),
  );
}

function lookUp(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
}

describe('the OpenAPI document', () => {
  test('is OpenAPI 3.1 and every reference leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(lookUp(reference), reference).toBeDefined();
  });

  test('tells the wire side of a codec: dollars under the documented names', () => {
    const line = document.components.schemas.BasketItem;
    expect(line?.properties?.c_racProductRenewalRate).toEqual({ type: 'number' });
    expect(Object.keys(line?.properties ?? {})).not.toContain('paymentCents');
  });

  test('every call has a summary, its security, path parameters, answers and problems', () => {
    const calls = callsOf(document);
    expect(calls.length).toBeGreaterThan(40);
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length);
    for (const { path, operation } of calls) {
      expect(operation.summary, path).toMatch(/^\S.{8,}/);
      const inPath = operation.parameters.flatMap((one) =>
        'in' in one && one.in === 'path' ? [one.name] : [],
      );
      expect(inPath.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      expect(
        Object.keys(operation.responses).some((status) => /^[23]/.test(status)),
        path,
      ).toBe(true);
      expect(operation.responses['400'], path).toEqual({ $ref: '#/components/responses/Problem400' });
      expect('403' in operation.responses, path).toBe(operation.security.length > 0);
    }
  });

  test('what a call takes and answers', () => {
    const call =
      document.paths['/product/shopper-products/v1/organizations/{organizationId}/products/{id}']?.get;
    expect(call).toMatchObject({ operationId: 'getProduct', security: [{ ShopperToken: [] }] });
    const media = call?.responses['200'] as { content: Record<string, { schema: JsonSchema }> } | undefined;
    expect(media?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Product' });
    const token = callsOf(document).find(({ operation }) => operation.operationId === 'getAccessToken');
    expect(Object.keys(token?.operation.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(token?.operation.security).toEqual([]);
  });
});

describe('the pages', () => {
  test('the first lists every call, and each has a page', async () => {
    const index = await read('/docs/api');
    for (const { path, operation } of callsOf(document)) {
      expect(index).toContain(`href="/docs/api/calls/${operation.operationId}"`);
      const page = await engine.request('GET', `/docs/api/calls/${operation.operationId}`);
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text, operation.operationId).toContain(path);
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

  test('nothing runs in them, and they load nothing from elsewhere', async () => {
    const response = await engine.request('GET', '/docs/api');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    const text = await response.text();
    expect(text).toContain('<html lang="en-US">');
    expect(text).not.toMatch(/<script|https?:\/\/[^ ]+\.(?:css|js|woff2)/);
    const font = await engine.request('GET', '/docs/api/fonts/instrument-sans.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test.each(['calls/none', 'schemas/__proto__', 'schemas/none', 'fonts/constructor'])(
    '%s is 404',
    async (page) => {
      expect((await engine.request('GET', `/docs/api/${page}`)).status).toBe(404);
    },
  );
});
