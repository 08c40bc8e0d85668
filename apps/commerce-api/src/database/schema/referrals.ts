import { check, pgTable, sql, text, uniqueIndex } from '../orm.ts';
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

/** An invited friend; both are credited after the friend's second payment. */
export const referrals = pgTable(
  'referrals',
  {
    id: publicId(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'restrict' }),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    inviteeEmail: text('invitee_email').notNull(),
    inviteeName: text('invitee_name'),
    inviteePhone: text('invitee_phone'),
    inviteeCustomerId: text('invitee_customer_id').references(() => customers.id, { onDelete: 'set null' }),
    status: text('status', { enum: referralStatuses }).notNull().default('invited'),
    creditCents: cents('credit_cents').notNull(),
    refusalCode: text('refusal_code'),
    createdAt: createdAt(),
    qualifiedAt: instant('qualified_at'),
    creditedAt: instant('credited_at'),
  },
  (referral) => [
    oneOf('referrals_status_check', referral.status, referralStatuses),
    notNegative('referrals_credit_check', referral.creditCents),
    check('referrals_email_check', sql`${referral.inviteeEmail} = lower(${referral.inviteeEmail})`),
    uniqueIndex('referrals_email_key').on(referral.code, referral.inviteeEmail),
    // Each customer is referred at most once.
    uniqueIndex('referrals_invitee_key').on(referral.inviteeCustomerId),
    indexOn('referrals_store_idx', referral.storeId),
  ],
);

export type ReferralCode = typeof referralCodes.$inferSelect;
export type Referral = typeof referrals.$inferSelect;
