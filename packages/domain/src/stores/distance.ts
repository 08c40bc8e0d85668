export type Coordinates = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_MILES = 3_958.7613;

/** Great-circle distance in miles (haversine). */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const latitudeDelta = radians(to.latitude - from.latitude);
  const longitudeDelta = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudeDelta / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudeDelta / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Distance as displayed: one decimal. */
export function roundToTenthMile(miles: number): number {
  return Math.round(miles * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
