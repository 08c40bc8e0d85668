import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';
import { ApplicationForm } from './endpoints.ts';

/** The specification names no call for this: it is ours. Refuses as `getInstantApproval` does, before it is sent. */
export const checkApplicationAddress = defineCustomEndpoint({
  id: 'checkApplicationAddress',
  summary: 'Whether the shopper’s store delivers to an address',
  api: 'application-address',
  endpoint: 'checkaddress',
  body: ApplicationForm.pick({ address1: true, address2: true, stateCode: true, postalCode: true }),
  /** The store that delivers there; null before one was chosen. */
  response: z.object({ storeId: z.string().nullable() }),
});
