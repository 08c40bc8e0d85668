import { expect, test } from 'vitest';
import { CHART, chartScale, linePath, niceTicks } from './chart.tsx';

test.each([
  [194_922, [0, 50_000, 100_000, 150_000, 200_000]],
  [97_461, [0, 25_000, 50_000, 75_000, 100_000]],
  [8, [0, 2, 4, 6, 8]],
  [0, [0]],
])('%i stands under round steps', (max, ticks) => expect(niceTicks(max)).toEqual(ticks));

test('nought lies on the axis, the last point at the right edge, the top below the upper margin', () => {
  const { x, y } = chartScale(78, 200_000);
  expect([x(0), y(0)]).toEqual([CHART.left, CHART.height - CHART.bottom]);
  expect([x(78), y(200_000)]).toEqual([CHART.width - CHART.right, CHART.top]);
});

test('a line runs through its points', () => {
  expect(
    linePath([
      { x: 1, y: 2 },
      { x: 3, y: 4.5 },
    ]),
  ).toBe('M1 2L3 4.5');
});
