import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CommerceError } from '../platform/commerce/commerce-error.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { visitorWith } from '../shared/shopper/visitor-stub.ts';
import { loader } from './category.tsx';

test('a category that does not exist is not found, also when the search refuses its id first', async () => {
  const notFound = new CommerceError('getCategory', 404, { code: 'CategoryNotFound' });
  const { visitor } = visitorWith({
    getCategory: new Promise((_, reject) => setImmediate(() => reject(notFound))),
    searchProducts: new CommerceError('searchProducts', 400, { code: 'InvalidParameters' }),
  });
  const context = new RouterContextProvider();
  context.set(commerceContext, visitor.commerce);
  const url = new URL(`https://shop.example/c/${'x'.repeat(3000)}`);
  const args = { url, context, params: { categoryId: 'x'.repeat(3000) }, request: new Request(url) };
  await expect(loader(args as unknown as Parameters<typeof loader>[0])).rejects.toMatchObject({
    init: { status: 404 },
  });
});
