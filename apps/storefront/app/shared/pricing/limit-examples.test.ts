import type { ProductHit, ProductSearchRequest } from '@ownpath/contracts/catalog';
import { afterEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { loadLimitExamples } from './limit-examples.server.ts';

afterEach(() => void vi.restoreAllMocks());

const laptop = {
  name: 'Nova 15” Everyday Laptop',
  condition: 'GREAT',
  tint: 'honey',
  variants: [
    { imageUrl: '/pictures/nova-laptop-silver.webp' },
    { imageUrl: '/pictures/nova-laptop-black.webp' },
  ],
  rates: [
    { frequency: 'MONTHLY', paymentCents: 6_492 },
    { frequency: 'WEEKLY', paymentCents: 1_499 },
  ],
} as unknown as ProductHit;

/** A commerce API whose best item for each limit is given; none is an empty listing. */
const commerceWith = (best: Readonly<Record<string, ProductHit>>) =>
  ({
    locale: 'en-US',
    call: async (_: unknown, { body }: { body: ProductSearchRequest }) => {
      const hit = best[body.filters?.[0]?.value ?? ''];
      return { results: hit ? [hit] : [] };
    },
  }) as unknown as CommerceClient;

test('the example of a limit has the picture and the ground of that very item', async () => {
  expect(await loadLimitExamples(commerceWith({ 1499: laptop }), [1_499, 2_499])).toEqual({
    1499: {
      name: laptop.name,
      condition: 'GREAT',
      tint: 'honey',
      imageUrl: '/pictures/nova-laptop-silver.webp',
      rate: { frequency: 'WEEKLY', paymentCents: 1_499 },
    },
  });
});

test('without a store to price it there is no example', async () => {
  const unpriced = { ...laptop, rates: [] };
  expect(await loadLimitExamples(commerceWith({ 1499: unpriced }), [1_499])).toEqual({});
});

test('a listing that fails is logged, and the page goes on without examples', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = { call: () => Promise.reject(new Error('down')) } as unknown as CommerceClient;
  expect(await loadLimitExamples(failing, [1_499])).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('down'));
});
