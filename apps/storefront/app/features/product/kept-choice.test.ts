import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice, readChoice } from './kept-choice.ts';

function stubStorage(stored: Record<string, string>) {
  vi.stubGlobal(
    'localStorage',
    Object.assign(stored, {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    }),
  );
  return stored;
}
afterEach(() => void vi.unstubAllGlobals());

test('the choice is kept for each product under PDP_default_ and its id, with functional consent', () => {
  const stored = stubStorage({ consent: '["functional"]' });
  keepChoice('sofa', { condition: 'USED_GREAT', color: 'forest' });
  keepChoice('tv', { condition: 'NEW', color: null });
  expect(stored.PDP_default_sofa).toBe('{"condition":"USED_GREAT","color":"forest"}');
  expect(readChoice('sofa')).toEqual({ condition: 'USED_GREAT', color: 'forest' });
  expect(readChoice('tv')).toEqual({ condition: 'NEW', color: null });
  expect(readChoice('bed')).toBeNull();
});

test('without that consent nothing is kept', () => {
  const stored = stubStorage({ consent: '["performance"]' });
  keepChoice('sofa', { condition: 'NEW', color: null });
  expect(stored).not.toHaveProperty('PDP_default_sofa');
});

test('what is kept there by others is no choice', () => {
  stubStorage({ PDP_default_a: '"NEW"', PDP_default_b: '{"condition":7}', PDP_default_c: '{' });
  expect([readChoice('a'), readChoice('b'), readChoice('c')]).toEqual([
    null,
    { condition: null, color: null },
    null,
  ]);
});
