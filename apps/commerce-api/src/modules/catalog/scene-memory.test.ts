import { expect, test } from 'vitest';
import { createSnapshot } from './catalog-snapshot.ts';
import { createSceneMemory } from './scene-memory.ts';
import type { ShopperScene } from './shopper-scene.ts';

type SceneFacts = Parameters<ReturnType<typeof createSceneMemory>['keep']>[0];

const snapshot = createSnapshot(1, [], []);
const storeOf = (restrictedCategoryIds: string[]) =>
  ({ id: '1', restrictedCategoryIds }) as unknown as SceneFacts['store'];
const facts: SceneFacts = { store: storeOf([]), fingerprint: '1:2:3', snapshot, today: '2026-11-21' };
const makeScene = (of: SceneFacts = facts): ShopperScene => ({
  snapshot: of.snapshot,
  store: null,
  stock: new Map(),
  today: of.today,
});

test('a scene is found again while nothing has changed', () => {
  const scenes = createSceneMemory();
  const scene = makeScene();
  scenes.keep(facts, scene);
  expect(scenes.recall({ ...facts, store: storeOf([]) })).toBe(scene);
});

test.each<[string, Partial<SceneFacts>]>([
  ['the stock', { fingerprint: '1:2:4' }],
  ['what the store restricts', { store: storeOf(['tv']) }],
  ['the catalogue', { snapshot: createSnapshot(2, [], []) }],
  ['the day', { today: '2026-11-22' }],
])('a scene is not found once %s changed', (_name, change) => {
  const scenes = createSceneMemory();
  scenes.keep(facts, makeScene());
  expect(scenes.recall({ ...facts, ...change })).toBeNull();
});

test('what was asked for longest ago is forgotten first', () => {
  const scenes = createSceneMemory();
  const named = (fingerprint: string): SceneFacts => ({ ...facts, fingerprint });
  for (let id = 1; id <= 32; id += 1) scenes.keep(named(String(id)), makeScene());
  expect(scenes.recall(named('1'))).not.toBeNull();
  scenes.keep(named('33'), makeScene());
  expect(scenes.recall(named('1'))).not.toBeNull();
  expect(scenes.recall(named('2'))).toBeNull();
  expect(scenes.fingerprints()).toHaveLength(32);
});
