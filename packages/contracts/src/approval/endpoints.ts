import { FREQUENCIES } from '@ownpath/domain/pricing';
import { z } from 'zod';
import { CalendarDateText, defineCustomEndpoint, Flag } from '../wire/index.ts';
import { ApprovalCodec, PageName } from './approval.ts';

/**
 * The application form (step `wof`). SSN and birth date go in once and never come back; decisions that a client
 * sends beside them are ignored.
 */
export const ApplicationForm = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  email: z.email().max(254),
  /** Ten digits. */
  phone: z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/),
  dateOfBirth: CalendarDateText,
  /** Nine digits. */
  ssn: z.string().regex(/^\d{9}$/),
  address1: z.string().trim().min(1).max(120),
  address2: z.string().trim().max(120).optional(),
  city: z.string().trim().min(1).max(80),
  stateCode: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}$/),
  monthsAtAddress: z.int().min(0).max(1200),
  monthlyIncomeCents: z.int().min(0).max(100_000_00),
  payFrequency: z.enum(FREQUENCIES),
  nextPayday: CalendarDateText,
  /** The shopper agreed to the decision (a consumer report may be used); version of the text shown. */
  decisionConsentVersion: z.string().min(1).max(40),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const InstantApprovalResponse = z.object({
  pageName: PageName,
  /** Id of the temporary basket that carries the application; null when none was made. */
  tempBasket: z.string().nullable(),
  approval: ApprovalCodec.nullable(),
});
export type InstantApprovalResponse = z.output<typeof InstantApprovalResponse>;

export const getInstantApproval = defineCustomEndpoint({
  id: 'getInstantApproval',
  summary: 'Ask the decision engine; one decision per application, repeated submits give the same answer',
  api: 'get-instant-approval',
  endpoint: 'instantapproval',
  body: z.object({ application: ApplicationForm, idempotencyKey: z.string().min(8).max(100) }),
  response: InstantApprovalResponse,
});

/**
 * Whose decision is told follows from the token. `includeBlacklist: false` leaves out a decline (without it all
 * decisions are told). `marketingUtm` is kept with the application that travelled on the caller's basket
 * `tempBasketId`; another's or an unknown basket changes nothing, since shops keep its id longer than it lives.
 * The specification names the three fields and `DEResponse.storeNumber`; the rest is ours.
 */
export const getExistingApproval = defineCustomEndpoint({
  id: 'getExistingApproval',
  summary: 'The shopper’s last decision, if any',
  api: 'de-approval',
  endpoint: 'existingapproval',
  body: z.looseObject({
    includeBlacklist: Flag.optional(),
    tempBasketId: z.string().max(100).optional(),
    /** A query text (`utm_source=mail&utm_campaign=fall`) or the same as an object. */
    marketingUtm: z
      .union([z.string().max(500), z.record(z.string().max(40), z.string().max(200))])
      .optional(),
  }),
  response: z.object({
    pageName: PageName.nullable(),
    DEResponse: ApprovalCodec.nullable(),
  }),
});
