import { afterEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { loadListing } from './load-listing.server.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

/** The filters that a listing at `?brand=Wrenfield&feel=Firm` asks the engine for. */
async function filtersWith(readPreferences: () => Promise<object>): Promise<unknown> {
  const call = vi.fn(({ id }: { id: string }, _input: object) =>
    id === 'searchProducts' ? Promise.resolve({ results: [] }) : readPreferences(),
  );
  const search = new URLSearchParams({ brand: 'Wrenfield', feel: 'Firm' });
  await loadListing({ call } as unknown as CommerceClient, search, { category: 'mattresses' });
  const sent = call.mock.calls.find(([{ id }]) => id === 'searchProducts')?.[1];
  return (sent as { body: { filters?: unknown } }).body.filters;
}
const brand = { key: 'brand', values: ['Wrenfield'] };
const feel = { key: 'feel', values: ['Firm'] };
const preferencesOf = (listingFacets: unknown) => async () => ({ customPreferences: { listingFacets } });

test('filters are those of the facets that the site defines, without malformed ones', async () => {
  expect(await filtersWith(preferencesOf([{ key: 'brand' }, { key: 'feel' }]))).toEqual([brand, feel]);
  expect(await filtersWith(preferencesOf([{ name: 'brand' }, { key: 'feel' }]))).toEqual([feel]);
});

test('without the preference the standard filters apply, and a failed read is logged', async () => {
  expect(await filtersWith(async () => ({ customPreferences: {} }))).toEqual([brand]);
  expect(warn).not.toHaveBeenCalled();
  expect(await filtersWith(() => Promise.reject(new Error('down')))).toEqual([brand]);
  expect(warn).toHaveBeenCalledExactlyOnceWith('The listing uses the standard filters: down');
});
