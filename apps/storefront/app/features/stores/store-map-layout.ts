import type { Coordinates } from '@ownpath/domain/stores';

/** A place on the map, in percent of its width and height from the top left. */
export type MapPoint = { readonly x: number; readonly y: number };

export type StoreMapLayout = {
  readonly center: MapPoint;
  /** In the order of the stores given. */
  readonly pins: readonly MapPoint[];
  /** Circles of equal distance round the centre; radii in percent of width and height. */
  readonly rings: readonly { readonly miles: number; readonly rx: number; readonly ry: number }[];
};

/** Width to height. */
export const MAP_ASPECT = 3 / 2;

const MILES_PER_DEGREE = 69.172;
const RING_MILES = [1, 2, 5, 10, 20, 30] as const;
/** Share of the height that stays free round the outermost pin. */
const MARGIN = 0.14;
/** A single store next door must not fill the map with one street. */
const MIN_HALF_HEIGHT_MILES = 1.5;

/** Draws a neighbourhood flat: close enough at the distances of a store search. */
export function layOutStores(center: Coordinates, stores: readonly Coordinates[]): StoreMapLayout {
  const east = Math.cos((center.latitude * Math.PI) / 180) * MILES_PER_DEGREE;
  const offsets = stores.map((store) => ({
    x: (store.longitude - center.longitude) * east,
    y: (center.latitude - store.latitude) * MILES_PER_DEGREE,
  }));
  const xs = [0, ...offsets.map(({ x }) => x)];
  const ys = [0, ...offsets.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const halfHeight =
    Math.max(
      MIN_HALF_HEIGHT_MILES,
      (Math.max(...ys) - Math.min(...ys)) / 2,
      (Math.max(...xs) - Math.min(...xs)) / 2 / MAP_ASPECT,
    ) /
    (1 - 2 * MARGIN);
  const halfWidth = halfHeight * MAP_ASPECT;
  const toPercent = ({ x, y }: { x: number; y: number }): MapPoint => ({
    x: round(50 + ((x - middle.x) / halfWidth) * 50),
    y: round(50 + ((y - middle.y) / halfHeight) * 50),
  });
  return {
    center: toPercent({ x: 0, y: 0 }),
    pins: offsets.map(toPercent),
    rings: RING_MILES.filter((miles) => miles > halfHeight / 8 && miles < halfWidth * 1.6).map((miles) => ({
      miles,
      rx: round((miles / halfWidth) * 50),
      ry: round((miles / halfHeight) * 50),
    })),
  };
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
