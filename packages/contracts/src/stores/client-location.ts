import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';

/**
 * `GET /custom/get-googleapi-location/v1/organizations/{org}/getgoogleapi` (specification section 7): the approximate
 * location of the caller's IP address; 404 when it is unknown. The answer never contains the address.
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
