import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { earlyInputScript } from './early-input.ts';

test.each([
  ['before the page is hydrated', false, 2, true],
  ['not after it', true, 0, false],
])('early input is watched %s', (_when, isHydrated, listeners, isWatching) => {
  const addEventListener = vi.fn();
  const window: { takeEarlyInput?: () => unknown } = {};
  const document = { documentElement: { hasAttribute: () => isHydrated } };
  runInNewContext(earlyInputScript, { window, document, addEventListener });
  expect([addEventListener.mock.calls.length, 'takeEarlyInput' in window]).toEqual([listeners, isWatching]);
});
