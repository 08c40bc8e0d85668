import type { PaymentChoice } from '@ownpath/domain/servicing';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../orm.ts';
import { charges } from './agreement-payments.ts';
import { agreements } from './agreements.ts';
import { calendarDate, cents, createdAt, indexOn, notNegative, oneOf, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { payments } from './payments.ts';
import { stores } from './stores.ts';

export const ledgerEntryKinds = [
  'charge',
  'payment',
  'allocation',
  'suspense',
  'refund',
  'adjustment',
  'reversal',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];
export const ledgerBuckets = [
  'rent',
  'tax',
  'coverage',
  'club',
  'processing-fee',
  'late-fee',
  'reinstatement-fee',
  'payoff',
  'suspense',
  'cash',
] as const;
export type LedgerBucket = (typeof ledgerBuckets)[number];

/** Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE; a mistake is corrected by a reversing entry. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    chargeId: text('charge_id').references(() => charges.id, { onDelete: 'restrict' }),
    reversesId: bigint('reverses_id', { mode: 'number' }).references((): AnyPgColumn => ledgerEntries.id, {
      onDelete: 'restrict',
    }),
    kind: text('kind', { enum: ledgerEntryKinds }).notNull(),
    bucket: text('bucket', { enum: ledgerBuckets }).notNull(),
    /** Signed: a charge increases what the customer owes, an allocation decreases it. */
    amountCents: cents('amount_cents').notNull(),
    /** The store's calendar day. */
    effectiveOn: calendarDate('effective_on').notNull(),
    memo: text('memo'),
    createdAt: createdAt(),
  },
  (entry) => [
    oneOf('ledger_entries_kind_check', entry.kind, ledgerEntryKinds),
    oneOf('ledger_entries_bucket_check', entry.bucket, ledgerBuckets),
    check('ledger_entries_amount_check', sql`${entry.amountCents} <> 0`),
    check(
      'ledger_entries_reversal_check',
      sql`(${entry.kind} = 'reversal') = (${entry.reversesId} is not null)`,
    ),
    unique('ledger_entries_reversed_once_key').on(entry.reversesId),
    index('ledger_entries_customer_idx').on(entry.customerId, entry.id),
    index('ledger_entries_agreement_idx').on(entry.agreementId, entry.id),
    indexOn('ledger_entries_store_idx', entry.storeId),
    indexOn('ledger_entries_payment_idx', entry.paymentId),
    indexOn('ledger_entries_charge_idx', entry.chargeId),
  ],
);

export const paymentPartStates = ['pending', 'completed', 'failed'] as const;

/** What a payment settled on an agreement, for a debit that comes back. */
export type SettledOnAgreement = {
  /** Rent taken off the end of the schedule. */
  readonly extraRentCents: number;
  /** By the payment's number in the schedule. */
  readonly rows: readonly {
    readonly sequence: number;
    /** Rent and tax. */
    readonly isRentPaid: boolean;
    readonly coverageCents: number;
    readonly feeCents: number;
    readonly lateFeeCents: number;
  }[];
};

/** What a payment settles on one agreement, as it was quoted. An agreement has at most one that is pending. */
export const paymentAgreements = pgTable(
  'payment_agreements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    state: text('state', { enum: paymentPartStates }).notNull().default('pending'),
    choice: jsonb('choice').$type<PaymentChoice>().notNull(),
    /** The store's calendar day of the quote. */
    quotedOn: calendarDate('quoted_on').notNull(),
    chargeCents: cents('charge_cents').notNull(),
    rentCents: cents('rent_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    coverageCents: cents('coverage_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    lateFeeCents: cents('late_fee_cents').notNull(),
    buyOutCents: cents('buy_out_cents').notNull(),
    /** Less than 0 where a debit came back whose credit was used: it is paid with the next payment. */
    suspenseBeforeCents: cents('suspense_before_cents').notNull(),
    suspenseAfterCents: cents('suspense_after_cents').notNull(),
    paidNumbers: jsonb('paid_numbers').$type<readonly number[]>().notNull(),
    /** After this payment. */
    nextDueOn: calendarDate('next_due_on'),
    paymentsLeft: integer('payments_left').notNull(),
    leftCents: cents('left_cents').notNull(),
    /** Price of ownership with tax; null when it is owned or not offered. */
    buyOutAfterCents: cents('buy_out_after_cents'),
    isOwned: boolean('is_owned').notNull(),
    /** Null until it is settled. */
    settled: jsonb('settled').$type<SettledOnAgreement>(),
  },
  (part) => [
    oneOf('payment_agreements_state_check', part.state, paymentPartStates),
    notNegative(
      'payment_agreements_amounts_check',
      part.chargeCents,
      part.rentCents,
      part.taxCents,
      part.coverageCents,
      part.feeCents,
      part.lateFeeCents,
      part.buyOutCents,
      part.leftCents,
    ),
    unique('payment_agreements_key').on(part.paymentId, part.agreementId),
    uniqueIndex('payment_agreements_one_pending_key')
      .on(part.agreementId)
      .where(sql`${part.state} = 'pending'`),
    indexOn('payment_agreements_agreement_idx', part.agreementId),
  ],
);

export const accountTypes = ['suspense', 'customer-account'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A customer's money that is not part of a charge; updated in the same transaction as the ledger. */
export const accountBalances = pgTable(
  'account_balances',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    balanceCents: cents('balance_cents').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (balance) => [
    unique('account_balances_key')
      .on(balance.customerId, balance.storeId, balance.agreementId, balance.accountType)
      .nullsNotDistinct(),
    oneOf('account_balances_type_check', balance.accountType, accountTypes),
    indexOn('account_balances_agreement_idx', balance.agreementId),
    indexOn('account_balances_store_idx', balance.storeId),
  ],
);

export type PaymentAgreement = typeof paymentAgreements.$inferSelect;
export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type AccountBalance = typeof accountBalances.$inferSelect;
