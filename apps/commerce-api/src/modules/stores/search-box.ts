import type { Coordinates } from '@ownpath/domain/stores';
import type { SearchBox } from './stores-queries.ts';

/** A little under the true 69.17, so that the box errs on the wide side. */
const MILES_PER_DEGREE_OF_LATITUDE = 68.7;

/** The degrees that hold every point within the distance; near a pole or the date line, all longitudes. */
export function searchBoxAround(from: Coordinates, miles: number): SearchBox {
  const latitudeDelta = miles / MILES_PER_DEGREE_OF_LATITUDE;
  const minLatitude = Math.max(-90, from.latitude - latitudeDelta);
  const maxLatitude = Math.min(90, from.latitude + latitudeDelta);
  const farthest = Math.max(Math.abs(minLatitude), Math.abs(maxLatitude));
  const narrowing = Math.cos((farthest * Math.PI) / 180);
  const longitudeDelta = latitudeDelta / narrowing;
  const isWrapped =
    farthest >= 89 || !(from.longitude - longitudeDelta >= -180) || !(from.longitude + longitudeDelta <= 180);
  if (isWrapped) return { minLatitude, maxLatitude, minLongitude: -180, maxLongitude: 180 };
  return {
    minLatitude,
    maxLatitude,
    minLongitude: from.longitude - longitudeDelta,
    maxLongitude: from.longitude + longitudeDelta,
  };
}
