import { readFileSync } from 'node:fs';
import { DESKTOP_BREAKPOINT_PX, DRAWER_MAX_WIDTH_PX, MOBILE_BREAKPOINT_PX } from '@ownpath/domain/constants';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const readToken = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];

test('breakpoints and the drawer’s width are those of the specification', () => {
  expect(readToken('--breakpoint-md')).toBe(`${MOBILE_BREAKPOINT_PX / 16}rem`);
  expect(readToken('--breakpoint-lg')).toBe(`${DESKTOP_BREAKPOINT_PX / 16}rem`);
  expect(readToken('--drawer-max')).toBe(`${DRAWER_MAX_WIDTH_PX}px`);
});

test('a palette is defined, each color once', () => {
  const names = [...tokens.matchAll(/(--color-[\w-]+):\s*#[0-9a-f]{6};/g)].map(([, name]) => name);
  expect(names).toContain('--color-spruce-700');
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});
