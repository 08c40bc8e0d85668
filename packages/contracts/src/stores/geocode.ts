import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';

const Location = z.object({ lat: z.number(), lng: z.number() });
export const GeocodeResult = z.object({
  formatted_address: z.string(),
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
  geometry: z.object({ location: Location }),
});

/** The answer that the storefront's geocoding client expects: status and results. */
export const GeocodeResponse = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(GeocodeResult),
});
export type GeocodeResponse = z.infer<typeof GeocodeResponse>;

/** Needs a ZIP, a point or an address; otherwise 400 'Either zipcode or lat/lng must be provided.' */
export const geocode = defineEndpoint({
  id: 'geocode',
  summary: 'Geocode a US ZIP code, coordinates or an address',
  method: 'GET',
  path: '/maps/api/geocode/json',
  access: 'public',
  params: z.object({}),
  query: z.object({
    zipcode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    latlng: z.string().max(60).optional(),
    address: z.string().max(200).optional(),
  }),
  response: GeocodeResponse,
});

/**
 * `GET /custom/get-googleapi-location/v1/organizations/{org}/getgoogleapi` (specification section 7): the approximate
 * location of the caller's IP address; 404 when it is unknown. The answer never contains the address.
 */
export const getClientLocation = defineEndpoint({
  id: 'getClientLocation',
  summary: 'Estimate the caller’s location from their IP address',
  method: 'GET',
  path: '/custom/get-googleapi-location/v1/organizations/{organizationId}/getgoogleapi',
  response: z.object({
    googleapidata: z.object({ location: Location }),
  }),
});
