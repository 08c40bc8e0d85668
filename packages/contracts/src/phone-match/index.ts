import { PHONE_DIGITS_PATTERN } from '@ownpath/domain/account';
import { wholeTextRegExp } from '@ownpath/domain/forms';
import { PHONE_CODE_DIGITS, PHONE_MATCH_RESULTS, PHONE_MATCH_VIEWS } from '@ownpath/domain/phone-match';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Version of the two consent texts that the page shows; raise it when a text changes. */
export const PHONE_CONSENT_VERSION = 'phone-2026-11';

/** Visible parts of a text; null for a hidden part, whose length is never sent. */
const MaskedText = z.array(z.string().nullable()).readonly();

/**
 * The shopper's phone match. Details of the person stay on the server: a client gets masked parts, and after the
 * confirmation the temporary basket with name and address. Birth date and social security number are never sent.
 */
export const PhoneMatchState = z.object({
  view: z.enum(PHONE_MATCH_VIEWS),
  result: z.enum(PHONE_MATCH_RESULTS).nullable(),
  /** Ten digits, as the shopper typed them. */
  phone: z.string().nullable(),
  triesLeft: z.int(),
  /** True in the answer to a code that was wrong. */
  isCodeWrong: z.boolean(),
  mayResendAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  person: z
    .object({
      name: MaskedText.nullable(),
      home: MaskedText.nullable(),
      born: MaskedText.nullable(),
      ssn: MaskedText.nullable(),
    })
    .nullable(),
  /** The provider knows the person as a customer. */
  isExistingCustomer: z.boolean(),
});
export type PhoneMatchState = z.infer<typeof PhoneMatchState>;

const response = PhoneMatchState;
const api = 'payfone';
const Nothing = z.looseObject({});

/** The specification names the provider's page and basket fields, not its calls: these are ours. */
export const getPhoneMatch = defineCustomEndpoint({
  id: 'getPhoneMatch',
  summary: 'How far the shopper’s phone match is',
  api,
  endpoint: 'getphonematch',
  body: Nothing,
  response,
});

export const startPhoneMatch = defineCustomEndpoint({
  id: 'startPhoneMatch',
  summary:
    'Text a one-time code to the shopper’s phone; both consents are stored with text version, language and time',
  api,
  endpoint: 'startphonematch',
  body: z.object({
    /** Ten digits. */
    phone: z.string().regex(wholeTextRegExp(PHONE_DIGITS_PATTERN)),
    consentsToCode: z.literal(true),
    consentsToLookUp: z.literal(true),
    consentVersion: z.string().min(1).max(40),
  }),
  response,
});

export const resendPhoneCode = defineCustomEndpoint({
  id: 'resendPhoneCode',
  summary: 'Text another code; within 30 seconds of the last one nothing is sent',
  api,
  endpoint: 'resendphonecode',
  body: Nothing,
  response,
});

export const verifyPhoneCode = defineCustomEndpoint({
  id: 'verifyPhoneCode',
  summary: 'Check the code and, when it is right, look up the person',
  api,
  endpoint: 'verifyphonecode',
  body: z.object({ code: z.string().regex(wholeTextRegExp(`\\d{${PHONE_CODE_DIGITS}}`)) }),
  response,
});

export const answerPhoneMatch = defineCustomEndpoint({
  id: 'answerPhoneMatch',
  summary: 'Use the matched details for the application, or delete them',
  api,
  endpoint: 'answerphonematch',
  body: z.object({ isMine: z.boolean() }),
  response,
});

export const skipPhoneMatch = defineCustomEndpoint({
  id: 'skipPhoneMatch',
  summary: 'Go on without a phone match',
  api,
  endpoint: 'skipphonematch',
  body: Nothing,
  response,
});
