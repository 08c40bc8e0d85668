import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';

/**
 * `GET /custom/get-googleapi-location/v1/organizations/{org}/getgoogleapi` (specification section 7): where the
 * caller's address is, roughly; 404 when nobody knows. The answer never repeats the address.
 */
export const getClientLocation = defineEndpoint({
  id: 'getClientLocation',
  summary: 'Locate the caller by their address',
  method: 'GET',
  path: '/custom/get-googleapi-location/v1/organizations/{organizationId}/getgoogleapi',
  response: z.object({
    googleapidata: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  }),
});
