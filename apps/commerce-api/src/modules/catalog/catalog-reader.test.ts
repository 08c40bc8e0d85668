import { finishSteps, noVocabulary } from '@ownpath/domain/search';
import { expect, test } from 'vitest';
import type { CatalogContext } from './catalog-context.ts';
import { type CatalogContextFacts, createCatalogContextCache } from './catalog-reader.ts';
import { refreshSnapshot } from './catalog-snapshot.ts';

const storeOf = (restrictedCategoryIds: string[], id = '1') =>
  ({ id, restrictedCategoryIds }) as unknown as CatalogContextFacts['store'];
const facts: CatalogContextFacts = {
  catalogRevision: 1,
  store: storeOf([]),
  stockRevisions: new Map([['1', 7]]),
  today: '2026-11-21',
};
const createContext = async (): Promise<CatalogContext> => ({
  snapshot: finishSteps(
    refreshSnapshot(null, {
      revision: 1,
      changedIds: null,
      items: [],
      categories: [],
      facets: [],
      searchVocabulary: noVocabulary,
    }),
  ),
  store: null,
  stock: new Map(),
  today: '2026-11-21',
});

test('a context is found again while nothing has changed', async () => {
  const contexts = createCatalogContextCache();
  const context = await contexts.findOrCreate(facts, createContext);
  expect(await contexts.findOrCreate({ ...facts, store: storeOf([]) }, createContext)).toBe(context);
});

test.each<[string, Partial<CatalogContextFacts>]>([
  ['the stock', { stockRevisions: new Map([['1', 8]]) }],
  [
    'the stock of a neighbor',
    {
      stockRevisions: new Map([
        ['1', 7],
        ['2', 3],
      ]),
    },
  ],
  ['what the store restricts', { store: storeOf(['tv']) }],
  ['the catalogue', { catalogRevision: 2 }],
  ['the day', { today: '2026-11-22' }],
])('a context is created again once %s changed', async (_name, change) => {
  const contexts = createCatalogContextCache();
  const context = await contexts.findOrCreate(facts, createContext);
  expect(await contexts.findOrCreate({ ...facts, ...change }, createContext)).not.toBe(context);
});

test('the context of the store that was used longest ago is evicted first', async () => {
  const contexts = createCatalogContextCache();
  const named = (id: number): CatalogContextFacts => ({ ...facts, store: storeOf([], String(id)) });
  const created = new Map<number, CatalogContext>();
  for (let id = 1; id <= 32; id += 1) created.set(id, await contexts.findOrCreate(named(id), createContext));
  expect(await contexts.findOrCreate(named(1), createContext)).toBe(created.get(1));
  await contexts.findOrCreate(named(33), createContext);
  expect(await contexts.findOrCreate(named(1), createContext)).toBe(created.get(1));
  expect(await contexts.findOrCreate(named(2), createContext)).not.toBe(created.get(2));
});

test('stores whose listings are too long to keep together give way to those used last', async () => {
  const contexts = createCatalogContextCache(() => 15_000);
  const named = (id: string): CatalogContextFacts => ({ ...facts, store: storeOf([], id) });
  const [first, second] = await Promise.all(
    ['1', '2'].map((id) => contexts.findOrCreate(named(id), createContext)),
  );
  expect(await contexts.findOrCreate(named('1'), createContext)).toBe(first);
  await contexts.findOrCreate(named('3'), createContext);
  expect(await contexts.findOrCreate(named('3'), createContext)).toBeDefined();
  expect(await contexts.findOrCreate(named('1'), createContext)).toBe(first);
  expect(await contexts.findOrCreate(named('2'), createContext)).not.toBe(second);
});
