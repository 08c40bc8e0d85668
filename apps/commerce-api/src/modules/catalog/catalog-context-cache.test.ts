import { expect, test } from 'vitest';
import type { CatalogContext } from './catalog-context.ts';
import { type CatalogContextFacts, createCatalogContextCache } from './catalog-context-cache.ts';
import { createSnapshot } from './catalog-snapshot.ts';

const storeOf = (restrictedCategoryIds: string[]) =>
  ({ id: '1', restrictedCategoryIds }) as unknown as CatalogContextFacts['store'];
const facts: CatalogContextFacts = {
  catalogRevision: 1,
  store: storeOf([]),
  stockRevisions: new Map([['1', 7]]),
  today: '2026-11-21',
};
const makeCatalogContext = async (): Promise<CatalogContext> => ({
  snapshot: createSnapshot(1, [], []),
  store: null,
  stock: new Map(),
  today: '2026-11-21',
});

test('a context is found again while nothing has changed', async () => {
  const contexts = createCatalogContextCache();
  const context = await contexts.recall(facts, makeCatalogContext);
  expect(await contexts.recall({ ...facts, store: storeOf([]) }, makeCatalogContext)).toBe(context);
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
])('a context is made anew once %s changed', async (_name, change) => {
  const contexts = createCatalogContextCache();
  const context = await contexts.recall(facts, makeCatalogContext);
  expect(await contexts.recall({ ...facts, ...change }, makeCatalogContext)).not.toBe(context);
});

test('what was asked for longest ago is forgotten first', async () => {
  const contexts = createCatalogContextCache();
  const named = (revision: number): CatalogContextFacts => ({ ...facts, catalogRevision: revision });
  const made = new Map<number, CatalogContext>();
  for (let id = 1; id <= 32; id += 1) made.set(id, await contexts.recall(named(id), makeCatalogContext));
  expect(await contexts.recall(named(1), makeCatalogContext)).toBe(made.get(1));
  await contexts.recall(named(33), makeCatalogContext);
  expect(await contexts.recall(named(1), makeCatalogContext)).toBe(made.get(1));
  expect(await contexts.recall(named(2), makeCatalogContext)).not.toBe(made.get(2));
});
