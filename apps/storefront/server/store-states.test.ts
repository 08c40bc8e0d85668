import type { CatalogState } from '@ownpath/contracts/catalog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Changes } from './commerce-engine.ts';
import { createStoreStates } from './store-states.ts';

const PLANO = { siteId: 'rowan', storeId: '04217' };
const FRISCO = { siteId: 'rowan', storeId: '04218' };

const changesOf = (changes: Partial<Changes> = {}): Changes => ({
  catalog: 1,
  whole: 1,
  content: 1,
  hasChanged: () => false,
  ...changes,
});
const stateOf = (storeId: string | null, state = 'first'): CatalogState => ({
  state: `${storeId} ${state}`,
  place: 'today',
  storeIds: storeId === null ? [] : [storeId, '04999'],
});

let stateIn: ReturnType<typeof createStoreStates>;
const read = vi.fn<() => Promise<CatalogState>>();

let nowMs: number;

beforeEach(() => {
  nowMs = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  read.mockReset().mockImplementation(async () => stateOf(PLANO.storeId));
  stateIn = createStoreStates('catalog');
});
afterEach(() => void vi.restoreAllMocks());

test('a state is read once for all who have the store, while nothing changes', async () => {
  const first = await stateIn(PLANO, changesOf(), read);
  expect(stateIn(PLANO, changesOf({ whole: 0 }), read)).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await stateIn(FRISCO, changesOf(), async () => stateOf(FRISCO.storeId))).toEqual(
    stateOf(FRISCO.storeId),
  );
  await stateIn({ ...PLANO, siteId: 'other' }, changesOf(), read);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['a new price, or a sale', { catalog: 2 }],
  ['a change of content', { content: 2 }],
])('it is read again after %s', async (_, later) => {
  await stateIn(PLANO, changesOf(), read);
  await stateIn(PLANO, changesOf(later), read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('it is read again after a second, since a promotion may have begun', async () => {
  await stateIn(PLANO, changesOf(), read);
  nowMs += 999;
  await stateIn(PLANO, changesOf(), read);
  expect(read).toHaveBeenCalledTimes(1);
  nowMs += 1;
  await stateIn(PLANO, changesOf(), read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what keys tell of does not count where pages are kept with keys', async () => {
  stateIn = createStoreStates('whole');
  await stateIn(PLANO, changesOf(), read);
  await stateIn(PLANO, changesOf({ catalog: 2 }), read);
  expect(read).toHaveBeenCalledTimes(1);
  await stateIn(PLANO, changesOf({ catalog: 3, whole: 3 }), read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('it is read each time where changes are not announced', async () => {
  await stateIn(PLANO, null, read);
  await stateIn(PLANO, null, read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the state of another store, which the shopper has chosen meanwhile, is nobody else’s', async () => {
  const moved = async () => stateOf(FRISCO.storeId);
  expect(await stateIn(PLANO, changesOf(), moved)).toEqual(stateOf(FRISCO.storeId));
  expect(await stateIn(PLANO, changesOf(), async () => stateOf(null))).toEqual(stateOf(null));
  expect(await stateIn(PLANO, changesOf(), read)).toEqual(stateOf(PLANO.storeId));
});

test('a failure is not remembered', async () => {
  const failing = async () => Promise.reject(new Error('down'));
  await expect(stateIn(PLANO, changesOf(), failing)).rejects.toThrow('down');
  expect(await stateIn(PLANO, changesOf(), read)).toEqual(stateOf(PLANO.storeId));
});
