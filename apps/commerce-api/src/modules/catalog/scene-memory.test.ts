import { expect, test } from 'vitest';
import { createSnapshot } from './catalog-snapshot.ts';
import { createSceneMemory } from './scene-memory.ts';
import type { SceneRow } from './scene-store.ts';
import type { ShopperScene } from './shopper-scene.ts';

const snapshot = createSnapshot(1, [], []);
const today = '2026-11-21';
const stock = { variants: 'a\nb', conditions: 'NEW\nNEW', home: '1\n0', pool: '1\n2' };
const rowOf = (id: string, change: Partial<SceneRow> = {}): SceneRow => ({
  revision: 1,
  store: { id, restrictedCategoryIds: [] } as unknown as SceneRow['store'],
  stock,
  ...change,
});
const makeScene = (): ShopperScene => ({ snapshot, store: null, stock: new Map(), today });

test('a scene is used again while nothing has changed', () => {
  const scenes = createSceneMemory();
  const first = scenes.recall(rowOf('1'), snapshot, today, makeScene);
  scenes.recall(rowOf('2'), snapshot, today, makeScene);
  expect(scenes.recall(rowOf('1', { stock: { ...stock } }), snapshot, today, makeScene)).toBe(first);
});

test.each<[string, SceneRow, typeof snapshot, string]>([
  ['stock at home', rowOf('1', { stock: { ...stock, home: '0\n0' } }), snapshot, today],
  ['stock of the pool', rowOf('1', { stock: { ...stock, pool: '1\n1' } }), snapshot, today],
  ['the variants', rowOf('1', { stock: { ...stock, variants: 'a\nc' } }), snapshot, today],
  ['the conditions', rowOf('1', { stock: { ...stock, conditions: 'NEW\nUSED_FAIR' } }), snapshot, today],
  [
    'what the store restricts',
    rowOf('1', { store: { id: '1', restrictedCategoryIds: ['tv'] } as unknown as SceneRow['store'] }),
    snapshot,
    today,
  ],
  ['the catalogue', rowOf('1', { revision: 2 }), createSnapshot(2, [], []), today],
  ['the day', rowOf('1'), snapshot, '2026-11-22'],
])('a scene is made anew when %s changed', (_name, row, current, day) => {
  const scenes = createSceneMemory();
  const first = scenes.recall(rowOf('1'), snapshot, today, makeScene);
  expect(scenes.recall(row, current, day, makeScene)).not.toBe(first);
});

test('the store that was asked for longest ago is forgotten first', () => {
  const scenes = createSceneMemory();
  const [oldest, newest] = ['1', '2'].map((id) => scenes.recall(rowOf(id), snapshot, today, makeScene));
  for (let id = 3; id <= 33; id += 1) scenes.recall(rowOf(String(id)), snapshot, today, makeScene);
  expect(scenes.recall(rowOf('2'), snapshot, today, makeScene)).toBe(newest);
  expect(scenes.recall(rowOf('1'), snapshot, today, makeScene)).not.toBe(oldest);
});
