import { check, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { baskets } from './baskets.ts';
import { createdAt, indexOn, instant, oneOf, publicId } from './columns.ts';
import { stores } from './stores.ts';

/** `ordered`: the items belong to an order. `emptied`: nothing is left to reserve. */
export const reservationEnds = [
  'cancelled',
  'ran-out',
  'ordered',
  'emptied',
  'store-changed',
  'merged',
] as const;
export type ReservationEnd = (typeof reservationEnds)[number];

/** A store holds the items of a cart until `ends_at`, whatever is changed in the cart. The pieces are `inventory_reservations`. */
export const basketReservations = pgTable(
  'basket_reservations',
  {
    id: publicId(),
    basketId: text('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: reservationEnds }),
  },
  (reservation) => [
    oneOf('basket_reservations_end_reason_check', reservation.endReason, reservationEnds),
    check(
      'basket_reservations_ended_check',
      sql`(${reservation.endedAt} is null) = (${reservation.endReason} is null)`,
    ),
    check('basket_reservations_end_check', sql`${reservation.endsAt} > ${reservation.createdAt}`),
    uniqueIndex('basket_reservations_one_live_key')
      .on(reservation.basketId)
      .where(sql`${reservation.endedAt} is null`),
    indexOn('basket_reservations_basket_idx', reservation.basketId),
    indexOn('basket_reservations_store_idx', reservation.storeId),
  ],
);

export type BasketReservation = typeof basketReservations.$inferSelect;
