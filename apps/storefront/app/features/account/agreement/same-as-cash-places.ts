import type { SameAsCashPlan } from '@ownpath/contracts/servicing';
import { diffDays } from '@ownpath/domain/dates';
import { linePath, niceTicks } from '../../../ui/chart.tsx';

type Place = { readonly x: number; readonly y: number };

export type PlotPlaces = {
  /** Amounts of the horizontal lines, from 0. */
  readonly ticks: readonly number[];
  /** Percent from the left. */
  x(date: string): number;
  /** Percent from the bottom. */
  y(cents: number): number;
  /** SVG paths in a square of 100, from the top: until the last day, its jump, after it, and with the extra. */
  readonly lines: {
    readonly usual: string;
    readonly jump: string;
    readonly after: string;
    readonly planned: string;
  };
};

/** Where the prices of a plan are in its plot. */
export function plotPlaces({ path, endsOn }: Pick<SameAsCashPlan, 'path' | 'endsOn'>): PlotPlaces {
  const first = path[0]?.date ?? endsOn;
  const days = Math.max(1, diffDays(first, path.at(-1)?.date ?? endsOn));
  const ticks = niceTicks(Math.max(...path.map(({ usualCents }) => usualCents)));
  const top = ticks.at(-1) || 1;
  const round = (value: number) => Math.round(value * 100) / 100;
  const x = (date: string) => round((diffDays(first, date) / days) * 100);
  const y = (cents: number) => round((cents / top) * 100);
  const draw = (places: readonly Place[]) =>
    linePath(places.map((place) => ({ x: place.x, y: 100 - place.y })));
  const until = path.filter(({ date }) => date <= endsOn);
  const later = path.filter(({ date }) => date > endsOn);
  const usual = (points: typeof path) =>
    points.map(({ date, usualCents }) => ({ x: x(date), y: y(usualCents) }));
  const [before, after] = [usual(until).at(-1), usual(later)[0]];
  return {
    ticks,
    x,
    y,
    lines: {
      usual: draw(usual(until)),
      jump: before && after ? draw([before, { ...after, x: before.x }]) : '',
      after: before && after ? draw([{ ...after, x: before.x }, ...usual(later)]) : '',
      planned: draw(
        path.flatMap(({ date, plannedCents }) =>
          plannedCents === null ? [] : [{ x: x(date), y: y(plannedCents) }],
        ),
      ),
    },
  };
}
