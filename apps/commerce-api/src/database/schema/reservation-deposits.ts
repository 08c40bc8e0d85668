import { LOCALES } from '@ownpath/domain/site';
import { check, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { basketReservations } from './basket-reservations.ts';
import { baskets } from './baskets.ts';
import { cents, createdAt, indexOn, instant, oneOf, publicId } from './columns.ts';
import { paymentAuthorizations } from './payments.ts';
import { stores } from './stores.ts';

/** `pending`: the gateway has not answered yet. `paid`: a reservation has it. `kept`: nothing of it is refundable. */
export const depositStates = ['pending', 'paid', 'failed', 'returned', 'kept'] as const;
export type DepositState = (typeof depositStates)[number];

/** A card payment that a store asks for before it reserves a cart. It belongs to no order and to no agreement. */
export const reservationDeposits = pgTable(
  'reservation_deposits',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    authorizationId: text('authorization_id')
      .notNull()
      .references(() => paymentAuthorizations.id, { onDelete: 'restrict' }),
    /** Null until it is paid, and when the cart could not be reserved any more. */
    reservationId: text('reservation_id').references(() => basketReservations.id, { onDelete: 'restrict' }),
    /** Of the shopper's request: sent again, it finds its deposit. */
    requestKey: text('request_key').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** What goes back when no agreement follows. */
    refundableCents: cents('refundable_cents').notNull(),
    /** What went back; null until then. */
    returnedCents: cents('returned_cents'),
    state: text('state', { enum: depositStates }).notNull().default('pending'),
    declineCode: text('decline_code'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (deposit) => [
    oneOf('reservation_deposits_locale_check', deposit.locale, LOCALES),
    oneOf('reservation_deposits_state_check', deposit.state, depositStates),
    check(
      'reservation_deposits_amount_check',
      sql`${deposit.amountCents} > 0 and ${deposit.refundableCents} between 0 and ${deposit.amountCents}`,
    ),
    check(
      'reservation_deposits_returned_check',
      sql`${deposit.returnedCents} is null or ${deposit.returnedCents} between 0 and ${deposit.amountCents}`,
    ),
    uniqueIndex('reservation_deposits_request_key').on(deposit.basketId, deposit.requestKey),
    uniqueIndex('reservation_deposits_one_pending_key')
      .on(deposit.basketId)
      .where(sql`${deposit.state} = 'pending'`),
    uniqueIndex('reservation_deposits_authorization_key').on(deposit.authorizationId),
    uniqueIndex('reservation_deposits_reservation_key').on(deposit.reservationId),
    indexOn('reservation_deposits_store_idx', deposit.storeId),
  ],
);

export type ReservationDepositRow = typeof reservationDeposits.$inferSelect;
