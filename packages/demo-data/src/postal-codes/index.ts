import { readFileSync } from 'node:fs';
import type { DemoPostalCode } from '../types/index.ts';

let loaded: readonly DemoPostalCode[] | undefined;

/**
 * The bundled table of US postal codes, sorted. Coordinates are the centers of the Census Bureau's ZIP code tabulation
 * areas, so post-office boxes are missing. It includes states without a store.
 */
export function listPostalCodes(): readonly DemoPostalCode[] {
  loaded ??= parsePostalCodes(readFileSync(new URL('./us-postal-codes.csv', import.meta.url), 'utf8'));
  return loaded;
}

function parsePostalCodes(csv: string): readonly DemoPostalCode[] {
  const [, ...rows] = csv.trimEnd().split('\n');
  return rows.map((row) => {
    const [postalCode, city, stateCode, latitude, longitude] = row.split(',');
    if (!postalCode || !city || !stateCode || !latitude || !longitude) {
      throw new Error(`The postal code table has a broken row: ${row}`);
    }
    return { postalCode, city, stateCode, latitude: Number(latitude), longitude: Number(longitude) };
  });
}
