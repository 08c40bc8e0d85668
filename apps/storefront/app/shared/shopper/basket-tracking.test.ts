import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knowsOtherBaskets, noBasketTracking, trackBaskets } from './basket-tracking.ts';

const stored = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => void stored.set(key, value));

beforeEach(() => {
  stored.clear();
  setItem.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a temporary basket’s id is stored under tempBasketId, and removed with the basket', () => {
  trackBaskets({ ...noBasketTracking, tempBasketId: 'temp-1' });
  expect(JSON.parse(stored.get('tempBasketId') ?? '')).toBe('temp-1');
  trackBaskets({ ...noBasketTracking, tempBasketId: 'temp-2' });
  expect(JSON.parse(stored.get('tempBasketId') ?? '')).toBe('temp-2');
  trackBaskets(noBasketTracking);
  expect(stored.has('tempBasketId')).toBe(false);
});

test('unchanged data is not written again', () => {
  const memory = { basketTrack: [{ productId: 'sofa', quantity: 2 }], tempBasketId: 'temp-1' };
  trackBaskets(memory);
  expect(JSON.parse(stored.get('basketTrack') ?? '')).toEqual([{ productId: 'sofa', quantity: 2 }]);
  trackBaskets(memory);
  expect(setItem).toHaveBeenCalledTimes(2);
});

test('a page for all guests is right when it says as many items as the browser knows of', () => {
  expect(knowsOtherBaskets(0)).toBe(false);
  expect(knowsOtherBaskets(1)).toBe(true);
  trackBaskets({ ...noBasketTracking, basketTrack: [{ productId: 'sofa', quantity: 2 }] });
  expect([0, 2].map(knowsOtherBaskets)).toEqual([true, false]);
  trackBaskets({ ...noBasketTracking, tempBasketId: 'temp-1' });
  expect(knowsOtherBaskets(0)).toBe(true);
});
