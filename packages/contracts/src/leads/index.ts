import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** `1` and `0` on the wire. */
const Bit = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (digit) => digit === '1',
  encode: (isSet) => (isSet ? ('1' as const) : ('0' as const)),
});
const Id = z.string().trim().min(1).max(100);

/**
 * "Lead request" of specification section 3. `optIn` defaults to `1` and therefore never counts as consent. The token,
 * not `customerloggedIn`, decides whether the shopper is signed in.
 */
export const LeadRequest = z.looseObject({
  formType: z.string().min(1).max(10).default('5'),
  /** `00000`: no store. */
  storeNumber: z
    .string()
    .regex(/^\d{5}$/)
    .default('00000'),
  optIn: Bit.default(true),
  formGUID: Id.optional(),
  messageId: Id.optional(),
  customerloggedIn: Bit.optional(),
  lead: z.looseObject({
    contactInfo: z.looseObject({
      primaryPhone: z.string().max(30).optional(),
      email: z.string().max(254).optional(),
    }),
    description: z.string().max(2000).optional(),
    authFlag: Bit.default(false),
    languagePreference: z.string().max(10).default('1'),
    activityDate: z.string().max(40).optional(),
    customerloggedIn: Bit.default(false),
    messageId: Id.optional(),
  }),
  /** The requested product; absent in a general lead. */
  product: z
    .object({ id: Id, name: z.string().max(300).optional(), type: z.string().max(60).optional() })
    .optional(),
});
export type LeadRequest = z.output<typeof LeadRequest>;

export const submitWebLead = defineCustomEndpoint({
  id: 'submitWebLead',
  summary: 'Submit a lead to a store; a repeated message id returns the same response',
  api: 'submit-weblead',
  endpoint: 'submitweblead',
  body: LeadRequest,
  /** The specification shows only the failure; `leadId` is the id of the stored lead. */
  response: z.object({ success: z.literal(true), leadId: z.string() }),
});
