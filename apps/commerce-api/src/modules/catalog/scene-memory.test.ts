import { expect, test } from 'vitest';
import { createSnapshot } from './catalog-snapshot.ts';
import { createSceneMemory, type SceneFacts } from './scene-memory.ts';
import type { ShopperScene } from './shopper-scene.ts';

const storeOf = (restrictedCategoryIds: string[]) =>
  ({ id: '1', restrictedCategoryIds }) as unknown as SceneFacts['store'];
const facts: SceneFacts = {
  catalogRevision: 1,
  store: storeOf([]),
  stockRevisions: new Map([['1', 7]]),
  today: '2026-11-21',
};
const makeScene = async (): Promise<ShopperScene> => ({
  snapshot: createSnapshot(1, [], []),
  store: null,
  stock: new Map(),
  today: '2026-11-21',
});

test('a scene is found again while nothing has changed', async () => {
  const scenes = createSceneMemory();
  const scene = await scenes.recall(facts, makeScene);
  expect(await scenes.recall({ ...facts, store: storeOf([]) }, makeScene)).toBe(scene);
});

test.each<[string, Partial<SceneFacts>]>([
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
])('a scene is made anew once %s changed', async (_name, change) => {
  const scenes = createSceneMemory();
  const scene = await scenes.recall(facts, makeScene);
  expect(await scenes.recall({ ...facts, ...change }, makeScene)).not.toBe(scene);
});

test('what was asked for longest ago is forgotten first', async () => {
  const scenes = createSceneMemory();
  const named = (revision: number): SceneFacts => ({ ...facts, catalogRevision: revision });
  const made = new Map<number, ShopperScene>();
  for (let id = 1; id <= 32; id += 1) made.set(id, await scenes.recall(named(id), makeScene));
  expect(await scenes.recall(named(1), makeScene)).toBe(made.get(1));
  await scenes.recall(named(33), makeScene);
  expect(await scenes.recall(named(1), makeScene)).toBe(made.get(1));
  expect(await scenes.recall(named(2), makeScene)).not.toBe(made.get(2));
});
