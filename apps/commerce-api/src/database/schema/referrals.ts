import { check, index, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { cents, createdAt, indexOn, instant, notNegative, oneOf, publicId } from './columns.ts';
import { customers } from './customers.ts';
import { stores } from './stores.ts';

export const referralCodes = pgTable(
  'referral_codes',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (code) => [
    check('referral_codes_code_check', sql`${code.code} = upper(${code.code})`),
    uniqueIndex('referral_codes_customer_key').on(code.customerId),
  ],
);

export const referralStatuses = ['invited', 'joined', 'qualified', 'credited', 'refused'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/**
 * An invited friend; both are credited after the friend's second payment. The friend's address is not kept: a keyed hash
 * recognises it, and a hint tells the customer who is meant.
 */
export const referrals = pgTable(
  'referrals',
  {
    id: publicId(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    /** Of the friend's agreement, once there is one. */
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    /** Null for a friend who came by the link. */
    inviteeEmailHash: text('invitee_email_hash'),
    /** `d…@example.com` */
    inviteeHint: text('invitee_hint'),
    inviteeName: text('invitee_name'),
    inviteeCustomerId: text('invitee_customer_id').references(() => customers.id, { onDelete: 'set null' }),
    status: text('status', { enum: referralStatuses }).notNull().default('invited'),
    creditCents: cents('credit_cents').notNull(),
    refusalCode: text('refusal_code'),
    createdAt: createdAt(),
    joinedAt: instant('joined_at'),
    /** The friend made the payments that the credit asks for. */
    qualifiedAt: instant('qualified_at'),
    inviteeCreditedAt: instant('invitee_credited_at'),
    /** The customer who invited has the credit. */
    creditedAt: instant('credited_at'),
  },
  (referral) => [
    oneOf('referrals_status_check', referral.status, referralStatuses),
    notNegative('referrals_credit_check', referral.creditCents),
    check(
      'referrals_refusal_check',
      sql`(${referral.status} = 'refused') = (${referral.refusalCode} is not null)`,
    ),
    uniqueIndex('referrals_email_key').on(referral.code, referral.inviteeEmailHash),
    // Each customer is referred at most once.
    uniqueIndex('referrals_invitee_key').on(referral.inviteeCustomerId),
    index('referrals_code_idx').on(referral.code, referral.createdAt.desc()),
    indexOn('referrals_store_idx', referral.storeId),
  ],
);

/** Addresses, by keyed hash, that get no more invitations from anybody. */
export const referralOptOuts = pgTable('referral_opt_outs', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: createdAt(),
});

export type ReferralCode = typeof referralCodes.$inferSelect;
export type Referral = typeof referrals.$inferSelect;
