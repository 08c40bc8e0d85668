import { z } from 'zod';
import { defineEndpoint, NoContent, OrganizationParams } from '../wire/index.ts';

const sessions =
  '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/sessions';
const CustomerParams = OrganizationParams.extend({ customerId: z.string().min(1).max(100) });

/** A session of the customer. It contains no IP address and no device data. */
export const CustomerSession = z.object({
  startedAt: z.iso.datetime(),
  /** When its tokens were last renewed. */
  lastActiveAt: z.iso.datetime(),
  /** The session that makes this call. */
  isCurrent: z.boolean(),
  /** Signed in at the identity provider. */
  isFromProvider: z.boolean(),
});
export type CustomerSession = z.infer<typeof CustomerSession>;

export const getCustomerSessions = defineEndpoint({
  id: 'getCustomerSessions',
  summary: 'The caller’s active sessions, the current one first (not in the platform’s API)',
  method: 'GET',
  path: sessions,
  access: 'registered',
  params: CustomerParams,
  response: z.object({ data: z.array(CustomerSession), total: z.int() }),
});

export const endOtherCustomerSessions = defineEndpoint({
  id: 'endOtherCustomerSessions',
  summary: 'Sign out of all other sessions immediately (not in the platform’s API)',
  method: 'DELETE',
  path: sessions,
  access: 'registered',
  params: CustomerParams,
  status: 204,
  response: NoContent,
});
