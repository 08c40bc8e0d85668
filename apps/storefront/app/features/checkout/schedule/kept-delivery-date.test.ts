import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDeliveryDate } from './kept-delivery-date.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const deliveryChoices = ['2026-12-05', '2026-12-07', '2026-12-08'];
const scheduleWith = (deliveryDate: string | null, choices = deliveryChoices) => ({
  choice: { deliveryDate },
  deliveryChoices: choices,
});
const kept = () => stored.get('EADeliveryDate');

test('the chosen delivery day is kept under EADeliveryDate and chosen again on a later schedule', () => {
  expect(keepDeliveryDate(scheduleWith('2026-12-07'))).toBeNull();
  expect(kept()).toBe('"2026-12-07"');
  expect(keepDeliveryDate(scheduleWith(null))).toBe('2026-12-07');
});

test.each([
  ['has passed', '"2026-12-04"', deliveryChoices],
  ['belongs to goods that are gone', '"2026-12-07"', []],
  ['is no text', '7', deliveryChoices],
])('a kept day that %s is removed', (_, value, choices) => {
  stored.set('EADeliveryDate', value);
  expect(keepDeliveryDate(scheduleWith(null, choices))).toBeNull();
  expect(kept()).toBeUndefined();
});

test('shut storage keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepDeliveryDate(scheduleWith('2026-12-07'))).toBeNull();
  expect(keepDeliveryDate(scheduleWith(null))).toBeNull();
});
