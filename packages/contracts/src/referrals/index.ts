import { EMAIL_MAX_LENGTH } from '@ownpath/domain/account';
import { NAME_MAX_LENGTH } from '@ownpath/domain/forms';
import { REFERRAL_REFUSALS } from '@ownpath/domain/referrals';
import { z } from 'zod';
import { Dollars, defineCustomEndpoint, personName, renamed } from '../wire/index.ts';

/** Calls of the referral programme. The specification names its pages and qualifiers only: these shapes are ours. */
const api = 'refer-a-friend';
const Code = z.string().trim().max(24);

/** `renting`: the friend has an agreement; both are credited after its second payment. `qualified`: the friend is
 *  credited; this customer will be with their next agreement. */
export const INVITATION_STATES = [
  'invited',
  'joined',
  'renting',
  'qualified',
  'credited',
  'refused',
] as const;

export const Invitation = renamed({
  id: ['referralId', z.string()],
  /** As the customer typed it, or the friend's first name and initial once they joined; null before by the link. */
  name: ['name', z.string().nullable()],
  /** Of the address that was invited: `d…@example.com`. */
  hint: ['emailHint', z.string().nullable()],
  state: ['state', z.enum(INVITATION_STATES)],
  refusal: ['refusal', z.enum(REFERRAL_REFUSALS).nullable()],
  creditCents: ['credit', Dollars],
  createdAt: ['createdAt', z.iso.datetime()],
  joinedAt: ['joinedAt', z.iso.datetime().nullable()],
  creditedAt: ['creditedAt', z.iso.datetime().nullable()],
});
export type Invitation = z.output<typeof Invitation>;

const Programme = renamed({
  /** The customer's store takes part. */
  isOffered: ['isRAFPromoAvailable', z.boolean()],
  description: ['rafPromoDescription', z.string().nullable()],
  code: ['code', z.string()],
  link: ['link', z.url()],
  creditCents: ['credit', Dollars],
  friendsPerYear: ['friendsPerYear', z.int()],
  /** In this calendar year. */
  creditedFriends: ['creditedFriends', z.int()],
  creditedCents: ['creditedAmount', Dollars],
  /** Of friends who rent, before their second payment. */
  onTheWayCents: ['onTheWayAmount', Dollars],
  /** Waits for the customer's next agreement. */
  waitingCents: ['waitingAmount', Dollars],
  invitations: ['invitations', z.array(Invitation)],
});
export type ReferralProgramme = z.output<typeof Programme>;

export const getReferrals = defineCustomEndpoint({
  id: 'getReferrals',
  summary: 'The caller’s code, credit and invited friends',
  api,
  endpoint: 'getreferrals',
  access: 'registered',
  body: z.looseObject({}).optional(),
  response: Programme,
});

export const sendInvitation = defineCustomEndpoint({
  id: 'sendInvitation',
  summary: 'Invite a friend by one e-mail; the address is forgotten once it is sent',
  api,
  endpoint: 'sendinvitation',
  access: 'registered',
  body: z.looseObject({
    email: z.string().trim().max(EMAIL_MAX_LENGTH),
    friendName: personName(NAME_MAX_LENGTH).optional(),
  }),
  /** As the qualifier of the shopper context: `202` when the mail is queued. */
  response: z.object({ sendGridResponse: z.string() }),
});

export const lookUpInvitation = defineCustomEndpoint({
  id: 'lookUpInvitation',
  summary: 'What a friend’s code is worth to the caller, or why it earns nothing',
  api,
  endpoint: 'lookupinvitation',
  body: z.looseObject({ code: Code }),
  response: renamed({
    /** Of the customer who invited; nothing else about them is told. */
    firstName: ['firstName', z.string().nullable()],
    creditCents: ['credit', Dollars],
    refusal: ['refusal', z.enum([...REFERRAL_REFUSALS, 'unknown']).nullable()],
    /** The caller has accepted this code. */
    isAccepted: ['isAccepted', z.boolean()],
  }),
});

export const acceptInvitation = defineCustomEndpoint({
  id: 'acceptInvitation',
  summary: 'Attach a friend’s code to the caller; 409 `ReferralRefused` says why not',
  api,
  endpoint: 'acceptinvitation',
  body: z.looseObject({ code: Code, referralId: z.string().max(100).optional() }),
  response: z.object({ success: z.boolean() }),
});

export const stopInvitations = defineCustomEndpoint({
  id: 'stopInvitations',
  summary: 'No more invitations to the address of this token, from anybody',
  api,
  endpoint: 'stopinvitations',
  body: z.looseObject({ token: z.string().min(1).max(1_000) }),
  response: z.object({ success: z.boolean() }),
});
