import type { Coordinates } from '@ownpath/domain/stores';

/** A place on the map, in percent of its width and height from the top left. */
export type MapPoint = { readonly x: number; readonly y: number };

export type StoreMapLayout = {
  readonly center: MapPoint;
  /** In the order of the stores given. */
  readonly pins: readonly MapPoint[];
  /** Circles of equal distance round the centre; radii in percent of width and height. */
  readonly rings: readonly MapRing[];
  /** Names of the stores' cities, where pins and other labels leave room. */
  readonly places: readonly MapPlace[];
};

type MapPlace = MapPoint & { readonly name: string };

type MapRing = {
  readonly miles: number;
  readonly rx: number;
  readonly ry: number;
  /** Where its distance is written, below or above the centre; null where pins leave no room. */
  readonly labelY: number | null;
};

/** Width to height. */
export const MAP_ASPECT = 3 / 2;

const MILES_PER_DEGREE = 69.172;
const RING_MILES = [1, 2, 5, 10, 20, 30] as const;
/** Percent that stay free round the points; a pin stands on its point, so there is more above. */
const MARGIN = { top: 26, right: 9, bottom: 7, left: 9 } as const;
/** Percent beside and above a pin's point in which it hides what is written there. */
const PIN_COVER = { beside: 5, above: 16, below: 3 } as const;
/** Percent from a store's point to the name of its city: below it, else above its pin, else beside it. */
const PLACE_OFFSETS = [
  { x: 0, y: 5 },
  { x: 0, y: -18 },
  { x: 11, y: -5 },
  { x: -11, y: -5 },
] as const;
/** Half the room that a label takes, in percent. */
const LABEL = { x: 7, y: 3 } as const;
/** A single store next door must not fill the map with one street. */
const MIN_MILES_HIGH = 4;

/** Draws a neighbourhood flat: close enough at the distances of a store search. */
export function layOutStores(
  center: Coordinates,
  stores: readonly (Coordinates & { readonly city?: string })[],
): StoreMapLayout {
  const east = Math.cos((center.latitude * Math.PI) / 180) * MILES_PER_DEGREE;
  const offsets = stores.map((store) => ({
    x: (store.longitude - center.longitude) * east,
    y: (center.latitude - store.latitude) * MILES_PER_DEGREE,
  }));
  const xs = [0, ...offsets.map(({ x }) => x)];
  const ys = [0, ...offsets.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const room = { width: 100 - MARGIN.left - MARGIN.right, height: 100 - MARGIN.top - MARGIN.bottom };
  const milesHigh = Math.max(
    MIN_MILES_HIGH,
    ((Math.max(...ys) - Math.min(...ys)) * 100) / room.height,
    ((Math.max(...xs) - Math.min(...xs)) * 100) / room.width / MAP_ASPECT,
  );
  const milesWide = milesHigh * MAP_ASPECT;
  const toPercent = ({ x, y }: { x: number; y: number }): MapPoint => ({
    x: round(MARGIN.left + room.width / 2 + ((x - middle.x) / milesWide) * 100),
    y: round(MARGIN.top + room.height / 2 + ((y - middle.y) / milesHigh) * 100),
  });
  const middlePoint = toPercent({ x: 0, y: 0 });
  const pins = offsets.map(toPercent);
  const toRing = (miles: number): MapRing => {
    const ry = round((miles / milesHigh) * 100);
    return {
      miles,
      rx: round((miles / milesWide) * 100),
      ry,
      labelY: [middlePoint.y + ry, middlePoint.y - ry].find((y) => isFree(middlePoint.x, y, pins)) ?? null,
    };
  };
  const rings = RING_MILES.filter((miles) => miles > milesHigh / 16 && miles < milesWide * 0.8).map(toRing);
  const labels = rings.flatMap(({ labelY }) => (labelY === null ? [] : [{ x: middlePoint.x, y: labelY }]));
  return {
    center: middlePoint,
    pins,
    rings,
    places: layOutPlaces(
      stores.map(({ city }) => city ?? ''),
      pins,
      [middlePoint, ...labels],
    ),
  };
}

/** One label for each city, at the first of its stores that has room for it. */
function layOutPlaces(
  cities: readonly string[],
  pins: readonly MapPoint[],
  taken: readonly MapPoint[],
): MapPlace[] {
  const places: MapPlace[] = [];
  const hasRoom = (point: MapPoint) =>
    point.x > LABEL.x &&
    point.x < 100 - LABEL.x &&
    [-LABEL.x, 0, LABEL.x].every((side) => isFree(point.x + side, point.y, pins)) &&
    [...taken, ...places].every(
      (other) => Math.abs(other.x - point.x) > 2 * LABEL.x || Math.abs(other.y - point.y) > 2 * LABEL.y,
    );
  for (const [index, name] of cities.entries()) {
    const pin = pins[index];
    if (!pin || name === '' || places.some((place) => place.name === name)) continue;
    const free = PLACE_OFFSETS.map(({ x, y }) => ({ x: round(pin.x + x), y: round(pin.y + y) })).find(
      hasRoom,
    );
    if (free) places.push({ ...free, name });
  }
  return places;
}

/** Whether words at this place can be read: inside the map, and under no pin. */
function isFree(x: number, y: number, pins: readonly MapPoint[]): boolean {
  const isInside = y > 3 && y < 97;
  return (
    isInside &&
    pins.every(
      (pin) =>
        Math.abs(pin.x - x) > PIN_COVER.beside || y < pin.y - PIN_COVER.above || y > pin.y + PIN_COVER.below,
    )
  );
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
