import type { GeocodeResponse } from '@ownpath/contracts/stores';
import { US_STATES_AND_TERRITORIES } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { GeocodedPlace } from '../../ports/index.ts';

export type GeocodeRequest = {
  readonly zipcode?: string | undefined;
  /** `33.06,-96.82`. */
  readonly latlng?: string | undefined;
  readonly address?: string | undefined;
};

type GeocodeResult = GeocodeResponse['results'][number];

/** A sign, digits and at most one point, so that no text makes the pattern slow. */
const latlngPattern = /^\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/;

function parsePoint(latlng: string): { latitude: number; longitude: number } {
  const [, latitude, longitude] = latlngPattern.exec(latlng) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!(Math.abs(point.latitude) <= 90) || !(Math.abs(point.longitude) <= 180)) {
    throw new DomainError('InvalidParameters', 'latlng must be latitude and longitude in degrees.');
  }
  return point;
}

function toResult(place: GeocodedPlace): GeocodeResult {
  const state = US_STATES_AND_TERRITORIES.find(({ code }) => code === place.stateCode);
  const component = (type: string, shortName: string | null, longName = shortName) =>
    shortName && longName ? [{ long_name: longName, short_name: shortName, types: [type] }] : [];
  const region = [place.stateCode, place.postalCode].filter(Boolean).join(' ');
  return {
    formatted_address: [place.city, region, 'USA'].filter(Boolean).join(', '),
    address_components: [
      ...component('postal_code', place.postalCode),
      ...component('locality', place.city),
      ...component('administrative_area_level_1', place.stateCode, state?.name ?? place.stateCode),
      ...component('country', 'US', 'United States'),
    ],
    geometry: { location: { lat: place.latitude, lng: place.longitude } },
  };
}

/**
 * A ZIP code, a point or an address as a place, in the shape of the storefront's geocoding client.
 * @throws DomainError `BadRequest` when none of them is given (text of specification section 5)
 */
export async function geocodePlace(
  deps: Pick<Dependencies, 'ports'>,
  request: GeocodeRequest,
): Promise<GeocodeResponse> {
  const { geocoder } = deps.ports;
  const { zipcode, latlng, address } = request;
  let place: GeocodedPlace | null;
  if (zipcode) place = await geocoder.findByPostalCode(zipcode);
  else if (latlng) place = await geocoder.findByPoint(parsePoint(latlng));
  else if (address) place = await geocoder.findByAddress(address);
  else throw new DomainError('BadRequest', 'Either zipcode or lat/lng must be provided.');
  return place ? { status: 'OK', results: [toResult(place)] } : { status: 'ZERO_RESULTS', results: [] };
}

/**
 * The place of a network address.
 * @throws DomainError `NotFound` for a private or unknown address
 * @throws PortError when the locator is down
 */
export async function locateClient(
  deps: Pick<Dependencies, 'ports'>,
  clientIp: string,
): Promise<{ googleapidata: { location: { lat: number; lng: number } } }> {
  const place = await deps.ports.ipLocator.locate(clientIp);
  if (!place) throw new DomainError('NotFound', 'The location of this address is not known.');
  return { googleapidata: { location: { lat: place.latitude, lng: place.longitude } } };
}
