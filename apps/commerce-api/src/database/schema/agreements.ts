import type { LateFeeTerms } from '@ownpath/domain/pricing';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  sql,
  text,
  uniqueIndex,
} from '../orm.ts';
import { baskets } from './baskets.ts';
import { products } from './catalog.ts';
import {
  basisPoints,
  calendarDate,
  cents,
  createdAt,
  indexOn,
  instant,
  inventoryConditions,
  type Localized,
  localized,
  notNegative,
  oneOf,
  partsPerMillion,
  paymentFrequencies,
  publicId,
  updatedAt,
} from './columns.ts';
import { customers } from './customers.ts';
import { inventoryUnits } from './inventory.ts';
import { orders } from './orders.ts';
import { stores } from './stores.ts';

export const agreementNumbers = pgSequence('agreement_numbers', { startWith: 70000001 });

export const agreementTypes = ['rental-purchase', 'club', 'note'] as const;
export type AgreementType = (typeof agreementTypes)[number];
/** Clients see the first four as reference codes; the others end an agreement. */
export const agreementStatuses = [
  'pending',
  'preliminary-invoiced',
  'preliminary-paid',
  'active',
  'paid-off',
  'returned',
  'exchanged',
  'cancelled',
] as const;
export type AgreementStatus = (typeof agreementStatuses)[number];
export const payoffStrategies = ['FRACTION', 'PCT_REMAINING', 'CASH_LESS_PCT', 'SAC'] as const;
export type PayoffStrategy = (typeof payoffStrategies)[number];

export const agreements = pgTable(
  'agreements',
  {
    id: publicId(),
    agreementNumber: text('agreement_number').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    /** Created in checkout, before its order is placed. */
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'restrict' }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'restrict' }),
    exchangedFromId: text('exchanged_from_id').references((): AnyPgColumn => agreements.id, {
      onDelete: 'restrict',
    }),
    type: text('type', { enum: agreementTypes }).notNull().default('rental-purchase'),
    status: text('status', { enum: agreementStatuses }).notNull().default('pending'),
    /** The club membership is paid and valid. */
    isMembershipActive: boolean('is_membership_active'),
    /** A membership that the customer ended (decision 0077): when, its last day, and what was given back. */
    membershipCancelledAt: instant('membership_cancelled_at'),
    membershipEndsOn: calendarDate('membership_ends_on'),
    membershipCreditCents: cents('membership_credit_cents').notNull().default(0),
    version: integer('version').notNull().default(1),
    name: jsonb('name').$type<Localized>().notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    packageName: text('package_name'),

    frequency: text('frequency', { enum: paymentFrequencies }).notNull(),
    /** Rent of one period, without tax and options. */
    rateCents: cents('rate_cents').notNull(),
    paymentCount: integer('payment_count').notNull(),
    lastPaymentCents: cents('last_payment_cents').notNull(),
    weeklyRateCents: cents('weekly_rate_cents').notNull(),
    weeks: integer('weeks').notNull(),
    totalRentCents: cents('total_rent_cents').notNull(),
    totalCostCents: cents('total_cost_cents').notNull(),
    cashPriceCents: cents('cash_price_cents').notNull(),
    processingFeeCents: cents('processing_fee_cents').notNull(),
    lossDamageWaiverCents: cents('loss_damage_waiver_cents').notNull().default(0),
    clubCents: cents('club_cents').notNull().default(0),
    /** Null without a promotion; then how much lower it makes all rent, and the part credited with the first payment. */
    promotionName: localized('promotion_name'),
    promotionCode: text('promotion_code'),
    promotionSavedCents: cents('promotion_saved_cents').notNull().default(0),
    promotionCreditCents: cents('promotion_credit_cents').notNull().default(0),
    taxRatePpm: partsPerMillion('tax_rate_ppm').notNull(),
    sameAsCashUntil: calendarDate('same_as_cash_until'),
    payoffStrategy: text('payoff_strategy', { enum: payoffStrategies }).notNull(),
    payoffBps: basisPoints('payoff_bps'),
    /** The late fee that the agreement names, `terms` null for none. Null: signed before it was stored. */
    lateFee: jsonb('late_fee').$type<{ readonly terms: LateFeeTerms | null }>(),

    openedOn: calendarDate('opened_on'),
    nextDueOn: calendarDate('next_due_on'),
    paymentsMade: integer('payments_made').notNull().default(0),
    /** Rent paid beyond what was due: it shortens the schedule from its end (decision 0060). */
    extraRentCents: cents('extra_rent_cents').notNull().default(0),
    extensionCount: integer('extension_count').notNull().default(0),
    allowsOnlinePayment: boolean('allows_online_payment').notNull().default(true),
    signedAt: instant('signed_at'),
    /** The day from which the schedule counts, once another one than the promised was booked or delivered (decision 0070). */
    rentStartsOn: calendarDate('rent_starts_on'),
    deliveredOn: calendarDate('delivered_on'),
    closedOn: calendarDate('closed_on'),
    paidInFullOn: calendarDate('paid_in_full_on'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (agreement) => [
    uniqueIndex('agreements_number_key').on(agreement.agreementNumber),
    uniqueIndex('agreements_one_per_basket_key')
      .on(agreement.basketId, agreement.type)
      .where(sql`${agreement.status} <> 'cancelled'`),
    oneOf('agreements_type_check', agreement.type, agreementTypes),
    oneOf('agreements_status_check', agreement.status, agreementStatuses),
    oneOf('agreements_frequency_check', agreement.frequency, paymentFrequencies),
    oneOf('agreements_payoff_strategy_check', agreement.payoffStrategy, payoffStrategies),
    check(
      'agreements_membership_check',
      sql`(${agreement.type} = 'club') = (${agreement.isMembershipActive} is not null)`,
    ),
    check(
      'agreements_active_signed_check',
      sql`${agreement.status} <> 'active' or ${agreement.signedAt} is not null`,
    ),
    check(
      'agreements_membership_end_check',
      sql`(${agreement.membershipCancelledAt} is null) = (${agreement.membershipEndsOn} is null)`,
    ),
    notNegative(
      'agreements_amounts_check',
      agreement.rateCents,
      agreement.lastPaymentCents,
      agreement.weeklyRateCents,
      agreement.totalRentCents,
      agreement.totalCostCents,
      agreement.cashPriceCents,
      agreement.processingFeeCents,
      agreement.promotionSavedCents,
      agreement.promotionCreditCents,
      agreement.lossDamageWaiverCents,
      agreement.clubCents,
      agreement.membershipCreditCents,
      agreement.paymentsMade,
      agreement.extraRentCents,
    ),
    index('agreements_customer_idx').on(agreement.customerId, agreement.status),
    indexOn('agreements_store_idx', agreement.storeId),
    indexOn('agreements_basket_idx', agreement.basketId),
    indexOn('agreements_order_idx', agreement.orderNo),
    indexOn('agreements_exchanged_from_idx', agreement.exchangedFromId),
    index('agreements_due_idx').on(agreement.nextDueOn).where(sql`${agreement.status} = 'active'`),
  ],
);

export const agreementItems = pgTable(
  'agreement_items',
  {
    /** The inventory id that clients see. */
    id: publicId(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    /** Null for items that are not (or no longer) in the catalogue. */
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    inventoryNumber: text('inventory_number').references(() => inventoryUnits.inventoryNumber, {
      onDelete: 'set null',
    }),
    rmsItemNumber: text('rms_item_number').notNull(),
    description: jsonb('description').$type<Localized>().notNull(),
    artKey: text('art_key'),
    condition: text('condition', { enum: inventoryConditions }).notNull(),
    quantity: integer('quantity').notNull().default(1),
    cashPriceCents: cents('cash_price_cents').notNull(),
    sequence: integer('sequence').notNull().default(0),
  },
  (item) => [
    check('agreement_items_quantity_check', sql`${item.quantity} > 0`),
    notNegative('agreement_items_cash_price_check', item.cashPriceCents),
    oneOf('agreement_items_condition_check', item.condition, inventoryConditions),
    indexOn('agreement_items_agreement_idx', item.agreementId),
    indexOn('agreement_items_product_idx', item.productId),
    indexOn('agreement_items_inventory_idx', item.inventoryNumber),
  ],
);

export type Agreement = typeof agreements.$inferSelect;
export type AgreementItem = typeof agreementItems.$inferSelect;
