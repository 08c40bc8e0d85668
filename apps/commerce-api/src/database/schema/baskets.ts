import type { Locale } from '@ownpath/domain/site';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../orm.ts';
import {
  addressColumns,
  cents,
  createdAt,
  indexOn,
  instant,
  notNegative,
  oneOf,
  paymentFrequencies,
  pointColumns,
  publicId,
  updatedAt,
} from './columns.ts';
import { customers } from './customers.ts';
import { savedPaymentMethods } from './payment-methods.ts';
import { promotions } from './promotions.ts';
import { sites, stores } from './stores.ts';

export const basketStatuses = ['open', 'ordered', 'merged', 'deleted'] as const;
export type BasketStatus = (typeof basketStatuses)[number];

export const baskets = pgTable(
  'baskets',
  {
    id: publicId(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    status: text('status', { enum: basketStatuses }).notNull().default('open'),
    isTemporary: boolean('is_temporary').notNull().default(false),
    /** Incremented by every change; a writer passes the version that it read (`where version = …`). */
    version: integer('version').notNull().default(1),
    currency: text('currency').notNull().default('USD'),
    frequency: text('frequency', { enum: paymentFrequencies }).notNull().default('WEEKLY'),
    storeId: text('store_id').references(() => stores.id, { onDelete: 'set null' }),
    /** The shopper joined everything in one agreement; else lines with different delivery make their own. */
    isOneAgreement: boolean('is_one_agreement').notNull().default(false),
    email: text('email'),
    isPrefilled: boolean('is_prefilled').notNull().default(false),
    isHighRiskFlow: boolean('is_high_risk_flow').notNull().default(false),
    isDocumentSigned: boolean('is_document_signed').notNull().default(false),
    sessionTrackingId: text('session_tracking_id'),
    sessionAliveCount: integer('session_alive_count').notNull().default(0),

    /** As computed by the server at `pricedAt`; null until priced. */
    orderTotalCents: cents('order_total_cents'),
    renewalTotalCents: cents('renewal_total_cents'),
    cashPriceTotalCents: cents('cash_price_total_cents'),
    totalCostToOwnCents: cents('total_cost_to_own_cents'),
    rentUpToSameAsCashCents: cents('rent_up_to_same_as_cash_cents'),
    sameAsCashTotalCents: cents('same_as_cash_total_cents'),
    pricedAt: instant('priced_at'),

    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (basket) => [
    oneOf('baskets_status_check', basket.status, basketStatuses),
    oneOf('baskets_frequency_check', basket.frequency, paymentFrequencies),
    check('baskets_version_check', sql`${basket.version} > 0`),
    uniqueIndex('baskets_one_open_key')
      .on(basket.siteId, basket.customerId)
      .where(sql`${basket.status} = 'open' and not ${basket.isTemporary}`),
    indexOn('baskets_customer_idx', basket.customerId),
    indexOn('baskets_site_idx', basket.siteId),
    indexOn('baskets_store_idx', basket.storeId),
    index('baskets_expiring_idx').on(basket.expiresAt).where(sql`${basket.status} = 'open'`),
  ],
);

export const basketShipments = pgTable(
  'basket_shipments',
  {
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** `me` for the first and usually only one. */
    shipmentId: text('shipment_id').notNull().default('me'),
    shippingMethodId: text('shipping_method_id'),
    ...addressColumns(),
    ...pointColumns(),
  },
  (shipment) => [primaryKey({ columns: [shipment.basketId, shipment.shipmentId] })],
);

export const basketBillingAddresses = pgTable('basket_billing_addresses', {
  basketId: text('basket_id')
    .primaryKey()
    .references(() => baskets.id, { onDelete: 'cascade' }),
  ...addressColumns(),
});

/** What the shopper authorised for a bank account: a text by its version and language, with the amount that it named. */
export type DebitConsent = {
  readonly textVersion: string;
  readonly amountCents: number;
  readonly locale: Locale;
  readonly authorizedAt: string;
  readonly authorizedFromIp: string;
};

export const basketPaymentInstruments = pgTable(
  'basket_payment_instruments',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** Kind of payment as clients name it, for example `CREDIT_CARD`. */
    paymentMethod: text('payment_method').notNull(),
    savedPaymentMethodId: text('saved_payment_method_id').references(() => savedPaymentMethods.id, {
      onDelete: 'set null',
    }),
    gatewayToken: text('gateway_token'),
    gatewayTransactionId: text('gateway_transaction_id'),
    cardBrand: text('card_brand'),
    last4: text('last4'),
    /** MMYY. */
    expiration: text('expiration'),
    holderName: text('holder_name'),
    amountCents: cents('amount_cents'),
    debitConsent: jsonb('debit_consent').$type<DebitConsent>(),
    /** The shopper asked to save the card to their account. */
    saveToAccount: boolean('save_to_account').notNull().default(false),
    createdAt: createdAt(),
  },
  (instrument) => [
    check('basket_payment_instruments_last4_check', sql`${instrument.last4} ~ '^[0-9]{4}$'`),
    notNegative('basket_payment_instruments_amount_check', instrument.amountCents),
    indexOn('basket_payment_instruments_basket_idx', instrument.basketId),
    indexOn('basket_payment_instruments_token_idx', instrument.gatewayToken),
    indexOn('basket_payment_instruments_saved_idx', instrument.savedPaymentMethodId),
  ],
);

export const basketCoupons = pgTable(
  'basket_coupons',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    /** Upper case. */
    code: text('code').notNull(),
    promotionId: text('promotion_id').references(() => promotions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (coupon) => [
    uniqueIndex('basket_coupons_code_key').on(coupon.basketId, coupon.code),
    check('basket_coupons_code_check', sql`${coupon.code} = upper(${coupon.code})`),
    indexOn('basket_coupons_promotion_idx', coupon.promotionId),
  ],
);

export type Basket = typeof baskets.$inferSelect;
export type BasketShipment = typeof basketShipments.$inferSelect;
export type BasketBillingAddress = typeof basketBillingAddresses.$inferSelect;
export type BasketPaymentInstrument = typeof basketPaymentInstruments.$inferSelect;
export type BasketCoupon = typeof basketCoupons.$inferSelect;
