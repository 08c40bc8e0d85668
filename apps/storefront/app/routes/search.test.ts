import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { visitorWith } from '../shared/shopper/visitor-stub.ts';
import { loader } from './search.tsx';

const nothingFound = { totalSize: 0, results: [], facets: [], sortOptions: [] };
const noMapping = new CommerceError('getUrlMapping', 404, { code: 'NotFound' });

/** What submitting words in the search box comes to: an answer, or where it leads. */
async function submit(answers: Readonly<Record<string, unknown>>) {
  const { visitor } = visitorWith({ searchProducts: nothingFound, ...answers });
  const context = new RouterContextProvider();
  context.set(commerceContext, visitor.commerce);
  const url = new URL('https://shop.example/search?q=help');
  const args = { url, context, params: {}, request: new Request(url) };
  try {
    return await loader(args as unknown as Parameters<typeof loader>[0]);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const isDocument = thrown.headers.has('X-Remix-Reload-Document');
    return { to: thrown.headers.get('Location'), isDocument };
  }
}

test('a search that is one too many is refused as the API refuses it', async () => {
  const tooMany = new CommerceError('searchProducts', 429, { code: 'TooManyRequests' });
  await expect(submit({ searchProducts: tooMany })).rejects.toBe(tooMany);
});

describe('a search without results', () => {
  test('redirects within the shop to the mapped page', async () => {
    expect(await submit({ getUrlMapping: { destinationUrl: '/contact-us' } })).toEqual({
      to: '/contact-us',
      isDocument: false,
    });
    expect(await submit({ getUrlMapping: { resourceType: 'CATEGORY', resourceId: 'sofas' } })).toEqual({
      to: '/category/sofas',
      isDocument: false,
    });
  });

  test('opens another host’s address directly', async () => {
    expect(await submit({ getUrlMapping: { destinationUrl: 'https://help.example/rent' } })).toEqual({
      to: 'https://help.example/rent',
      isDocument: true,
    });
  });

  test('stays on the search page without a mapping', async () => {
    expect(await submit({ getUrlMapping: noMapping })).toMatchObject({ text: 'help', hasFailed: false });
  });
});

test('a search for help leads to its page, even where a product has the words', async () => {
  const hours = { ...nothingFound, totalSize: 3, redirectUrl: '/find-a-store' };
  expect(await submit({ searchProducts: hours })).toEqual({ to: '/find-a-store', isDocument: false });
});

test('the search page also answers a failed search', async () => {
  const failed = new CommerceError('searchProducts', 503, { code: 'Timeout' });
  expect(
    await submit({ searchProducts: failed, getUrlMapping: { destinationUrl: '/contact-us' } }),
  ).toMatchObject({
    data: { text: 'help', hasFailed: true, result: null },
    init: { status: 503, headers: { 'Retry-After': '10' } },
  });
});
