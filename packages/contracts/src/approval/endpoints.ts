import { PHONE_DIGITS_PATTERN, POSTAL_CODE_PATTERN } from '@ownpath/domain/account';
import {
  APPLICATION_FIELDS,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MAX_INCOME_CENTS,
  MAX_MONTHS_AT_ADDRESS,
  SSN_DIGITS_PATTERN,
  wholeTextRegExp,
} from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { z } from 'zod';
import { nameField, textField } from '../forms/form-field.ts';
import { CalendarDateText, defineCustomEndpoint, Flag } from '../wire/index.ts';
import { ApprovalCodec, PageName } from './approval.ts';

/**
 * The application form (step `wof`). SSN and birth date are accepted and never returned. Decisions that a client sends
 * are ignored.
 */
export const ApplicationForm = z.object({
  firstName: nameField(FIRST_NAME),
  lastName: nameField(LAST_NAME),
  email: textField(EMAIL),
  /** Ten digits. */
  phone: z.string().regex(wholeTextRegExp(PHONE_DIGITS_PATTERN)),
  /** Left out: the one of the phone match that the shopper confirmed. */
  dateOfBirth: CalendarDateText.optional(),
  /** Nine digits; left out as `dateOfBirth`. */
  ssn: z.string().regex(wholeTextRegExp(SSN_DIGITS_PATTERN)).optional(),
  address1: textField(APPLICATION_FIELDS.address1),
  address2: textField(APPLICATION_FIELDS.address2).optional(),
  city: textField(APPLICATION_FIELDS.city),
  stateCode: z.string().length(APPLICATION_FIELDS.stateCode.maxLength),
  postalCode: z.string().regex(wholeTextRegExp(POSTAL_CODE_PATTERN)),
  monthsAtAddress: z.int().min(0).max(MAX_MONTHS_AT_ADDRESS),
  monthlyIncomeCents: z.int().min(0).max(MAX_INCOME_CENTS),
  payFrequency: z.enum(FREQUENCIES),
  nextPayday: CalendarDateText,
  /** The shopper agreed to the decision (a consumer report may be used); version of the text shown. */
  decisionConsentVersion: z.string().min(1).max(40),
});
export type ApplicationForm = z.infer<typeof ApplicationForm>;

export const InstantApprovalResponse = z.object({
  pageName: PageName,
  /** Id of the temporary basket with the application; null when none was created. */
  tempBasket: z.string().nullable(),
  approval: ApprovalCodec.nullable(),
});
export type InstantApprovalResponse = z.output<typeof InstantApprovalResponse>;

export const getInstantApproval = defineCustomEndpoint({
  id: 'getInstantApproval',
  summary: 'Submit an application to the decision engine; a repeated submission returns the same decision',
  api: 'get-instant-approval',
  endpoint: 'instantapproval',
  body: z.object({ application: ApplicationForm, idempotencyKey: z.string().min(8).max(100) }),
  response: InstantApprovalResponse,
});

/**
 * The token identifies the shopper. `includeBlacklist: false` leaves out a decline (by default every decision is
 * returned). `marketingUtm` is stored with the application in the caller's basket `tempBasketId`. Another shopper's
 * basket or an unknown one changes nothing, because shops may store an id after its basket expires.
 * Without a decision, `pageName` is that of an application which a store or a quiz decides.
 * `shownDecision` records that the shop showed this decision of the caller; any other id changes nothing.
 * The specification names the first three fields and `DEResponse.storeNumber`; the rest is ours.
 */
export const getExistingApproval = defineCustomEndpoint({
  id: 'getExistingApproval',
  summary: 'The shopper’s latest decision, if any',
  api: 'de-approval',
  endpoint: 'existingapproval',
  body: z.looseObject({
    includeBlacklist: Flag.optional(),
    tempBasketId: z.string().max(100).optional(),
    /** A query string (`utm_source=mail&utm_campaign=fall`) or an object. */
    marketingUtm: z
      .union([z.string().max(500), z.record(z.string().max(40), z.string().max(200))])
      .optional(),
    shownDecision: z
      .object({
        approvalId: z.string().max(100),
        response: z.union([z.literal(1), z.literal(2), z.literal(4)]),
      })
      .optional(),
  }),
  response: z.object({
    pageName: PageName.nullable(),
    DEResponse: ApprovalCodec.nullable(),
  }),
});
