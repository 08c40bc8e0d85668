import { listPostalCodes } from '@ownpath/demo-data/postal-codes';
import type { DemoPostalCode } from '@ownpath/demo-data/types';
import { type Coordinates, distanceMiles } from '@ownpath/domain/stores';
import type { GeocodedPlace, Geocoder } from '../../ports/index.ts';

/** A point farther than this from every ZIP code is not in the US. */
const MAX_DISTANCE_MILES = 60;

type Index = {
  readonly byPostalCode: ReadonlyMap<string, DemoPostalCode>;
  /** `plano, tx` -> the first ZIP code of the town. */
  readonly byTown: ReadonlyMap<string, DemoPostalCode>;
  /** Rows by whole degree, so that a search reads neighboring rows only. */
  readonly byCell: ReadonlyMap<string, readonly DemoPostalCode[]>;
};

const cellKey = (latitude: number, longitude: number) => `${Math.floor(latitude)},${Math.floor(longitude)}`;
const townKey = (city: string, stateCode: string) => `${city.toLowerCase()}, ${stateCode.toLowerCase()}`;

function buildIndex(rows: readonly DemoPostalCode[]): Index {
  const byCell = new Map<string, DemoPostalCode[]>();
  const byTown = new Map<string, DemoPostalCode>();
  for (const row of rows) {
    const key = cellKey(row.latitude, row.longitude);
    const cell = byCell.get(key);
    if (cell) cell.push(row);
    else byCell.set(key, [row]);
    const town = townKey(row.city, row.stateCode);
    if (!byTown.has(town)) byTown.set(town, row);
  }
  return { byPostalCode: new Map(rows.map((row) => [row.postalCode, row])), byTown, byCell };
}

function findNearest(index: Index, point: Coordinates): DemoPostalCode | null {
  const around = [-1, 0, 1].flatMap((north) =>
    [-1, 0, 1].flatMap(
      (east) => index.byCell.get(cellKey(point.latitude + north, point.longitude + east)) ?? [],
    ),
  );
  let nearest: { row: DemoPostalCode; miles: number } | null = null;
  for (const row of around) {
    const miles = distanceMiles(point, row);
    if (!nearest || miles < nearest.miles) nearest = { row, miles };
  }
  return nearest && nearest.miles <= MAX_DISTANCE_MILES ? nearest.row : null;
}

/** `75024`, or a town and state at the end: `123 Main St, Plano, TX`. */
function findInAddress(index: Index, address: string): DemoPostalCode | null {
  const postalCode = address.match(/\b\d{5}\b/g)?.at(-1);
  if (postalCode) return index.byPostalCode.get(postalCode) ?? null;
  const parts = address.split(',').map((part) => part.trim());
  const [city, stateCode] = parts.slice(-2);
  return city && stateCode ? (index.byTown.get(townKey(city, stateCode)) ?? null) : null;
}

/** Of the bundled table, once in a process, when it is first needed. */
let bundledIndex: Index | null = null;

function getIndex(): Index {
  bundledIndex ??= buildIndex(listPostalCodes());
  return bundledIndex;
}

/** Uses the bundled ZIP code table; needs no network. */
export function createBundledGeocoder(): Geocoder {
  const toPlace = (row: DemoPostalCode | null | undefined): GeocodedPlace | null => (row ? { ...row } : null);
  return {
    findByPostalCode: async (postalCode) => toPlace(getIndex().byPostalCode.get(postalCode)),
    findByPoint: async (point) => {
      const row = findNearest(getIndex(), point);
      return row && { ...row, latitude: point.latitude, longitude: point.longitude };
    },
    findByAddress: async (address) => toPlace(findInAddress(getIndex(), address)),
  };
}
