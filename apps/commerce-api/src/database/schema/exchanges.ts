import { LOCALES } from '@ownpath/domain/site';
import { index, jsonb, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { agreements } from './agreements.ts';
import { calendarDate, cents, createdAt, instant, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';

export const exchangeStatuses = ['asked', 'agreed', 'refused', 'call', 'cancelled', 'done'] as const;
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** An item that is given back for another one: asked for, agreed on by the store, done in one visit (decision 0075). */
export const exchanges = pgTable(
  'exchanges',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    /** The agreement that ends. */
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    /** The agreement of the new item, once it is signed. */
    newAgreementId: text('new_agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    status: text('status', { enum: exchangeStatuses }).notNull().default('asked'),
    /** What the customer would like instead, in their words. */
    wish: text('wish'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    requestKey: text('request_key').notNull(),
    /** In the store's words. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** The last day on which the new item can be ordered. */
    chooseBy: calendarDate('choose_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (exchange) => [
    oneOf('exchanges_status_check', exchange.status, exchangeStatuses),
    oneOf('exchanges_locale_check', exchange.locale, LOCALES),
    uniqueIndex('exchanges_request_key').on(exchange.agreementId, exchange.requestKey),
    uniqueIndex('exchanges_one_open_key')
      .on(exchange.agreementId)
      .where(sql`${exchange.status} in ('asked', 'agreed')`),
    uniqueIndex('exchanges_new_agreement_key').on(exchange.newAgreementId),
    index('exchanges_customer_idx').on(exchange.customerId, exchange.createdAt.desc()),
  ],
);

/** What a returned or exchanged agreement was settled with, by the day. */
export const agreementReturns = pgTable('agreement_returns', {
  agreementId: text('agreement_id')
    .primaryKey()
    .references(() => agreements.id, { onDelete: 'restrict' }),
  /** The last day for which rent is owed. */
  lastDay: calendarDate('last_day').notNull(),
  lines: jsonb('lines').$type<readonly ReturnedLine[]>().notNull(),
  suspenseCents: cents('suspense_cents').notNull(),
  /** Given back; negative: owed at the store. */
  totalCents: cents('total_cents').notNull(),
  createdAt: createdAt(),
});

/** A line of the settlement: positive amounts are given back. */
export type ReturnedLine = {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly daysUsed: number;
  readonly rentCents: number;
  readonly taxCents: number;
  readonly coverageCents: number;
};

export type Exchange = typeof exchanges.$inferSelect;
export type AgreementReturn = typeof agreementReturns.$inferSelect;
