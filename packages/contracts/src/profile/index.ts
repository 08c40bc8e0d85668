import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PHONE_MAX_LENGTH } from '@ownpath/domain/account';
import { CLOSING_BLOCKERS, KEPT_RECORDS } from '@ownpath/domain/profile';
import { z } from 'zod';
import { CalendarDateText, defineCustomEndpoint } from '../wire/index.ts';

/** Calls about the customer's own profile that the platform's API has no call for; the token names the customer. */
const api = 'customer-profile';
const Password = z.string().max(PASSWORD_MAX_LENGTH);
const Phone = z.string().trim().max(PHONE_MAX_LENGTH);
const Done = z.object({ success: z.boolean() });

export const ProfileStatus = z.object({
  /** Ten digits; null without a mobile number. */
  mobilePhone: z.string().nullable(),
  isMobileVerified: z.boolean(),
  acceptsEmails: z.boolean(),
  acceptsTexts: z.boolean(),
  /** `m…@example.com`: an address that waits for the link that was mailed to it. */
  pendingEmail: z.string().nullable(),
  /** A number that waits for the code that was sent to it, ten digits. */
  pendingPhone: z.string().nullable(),
  /** The latest copy of the customer's data that is being made, or can still be downloaded. */
  dataExport: z
    .object({ requestedAt: z.iso.datetime(), isReady: z.boolean(), expiresAt: z.iso.datetime() })
    .nullable(),
  closing: z.object({
    /** Why the account can't be closed yet; empty when it can. */
    blockers: z.array(z.enum(CLOSING_BLOCKERS)),
    /** What stays after closing, because a law asks for it. */
    keeps: z.array(z.enum(KEPT_RECORDS)),
  }),
});
export type ProfileStatus = z.infer<typeof ProfileStatus>;

export const getProfileStatus = defineCustomEndpoint({
  id: 'getProfileStatus',
  summary:
    'What is verified, agreed to and waiting in the caller’s profile, and whether the account can be closed',
  api,
  endpoint: 'getprofile',
  access: 'registered',
  body: z.looseObject({}).optional(),
  response: ProfileStatus,
});

export const updateConsents = defineCustomEndpoint({
  id: 'updateConsents',
  summary: 'Agree to offers by e-mail or text, or stop them; each change is recorded',
  api,
  endpoint: 'updateconsents',
  access: 'registered',
  body: z.looseObject({ acceptsEmails: z.boolean(), acceptsTexts: z.boolean() }),
  response: Done,
});

export const requestEmailChange = defineCustomEndpoint({
  id: 'requestEmailChange',
  summary: 'Mail a link to a new address; the sign-in changes when it is opened',
  api,
  endpoint: 'requestemailchange',
  access: 'registered',
  body: z.looseObject({ email: z.string().trim().max(EMAIL_MAX_LENGTH), currentPassword: Password }),
  response: z.object({ expiresInMinutes: z.int() }),
});

export const confirmEmailChange = defineCustomEndpoint({
  id: 'confirmEmailChange',
  summary: 'Change the sign-in with the mailed token; the old address is told. All other sessions end',
  api,
  endpoint: 'confirmemailchange',
  body: z.looseObject({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
});

export const sendPhoneCode = defineCustomEndpoint({
  id: 'sendPhoneCode',
  summary: 'Text a code to a mobile number, to prove that it is the caller’s',
  api,
  endpoint: 'sendphonecode',
  access: 'registered',
  body: z.looseObject({ phone: Phone }),
  response: z.object({ expiresInMinutes: z.int() }),
});

export const confirmPhone = defineCustomEndpoint({
  id: 'confirmPhone',
  summary: 'Make the number the caller’s verified mobile number, with the code that was texted',
  api,
  endpoint: 'confirmphone',
  access: 'registered',
  body: z.looseObject({ code: z.string().trim().max(20) }),
  response: z.object({ mobilePhone: z.string() }),
});

export const requestDataExport = defineCustomEndpoint({
  id: 'requestDataExport',
  summary: 'Have a file made with everything that is kept about the caller; a link to it is mailed',
  api,
  endpoint: 'requestexport',
  access: 'registered',
  body: z.looseObject({}).optional(),
  response: Done,
});

export const downloadDataExport = defineCustomEndpoint({
  id: 'downloadDataExport',
  summary: 'The file, with the mailed token, for the customer that it is about',
  api,
  endpoint: 'downloadexport',
  access: 'registered',
  body: z.looseObject({ token: z.string().min(1).max(200) }),
  response: z.object({ madeOn: CalendarDateText, content: z.string() }),
});

export const closeAccount = defineCustomEndpoint({
  id: 'closeAccount',
  summary: 'Close the caller’s account for good; 409 `AccountNotClosable` while something is open',
  api,
  endpoint: 'closeaccount',
  access: 'registered',
  body: z.looseObject({
    /** Of customers who have one. */
    currentPassword: Password.optional(),
    isSure: z.literal(true),
  }),
  response: Done,
});
