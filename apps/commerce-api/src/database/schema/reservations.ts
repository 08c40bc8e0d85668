import { check, index, pgTable, smallint, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { baskets } from './baskets.ts';
import { createdAt, indexOn, instant, oneOf } from './columns.ts';
import { inventoryUnits } from './inventory.ts';
import { orders } from './orders.ts';

export const reservationStatuses = ['held', 'committed', 'released'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/**
 * Who reserved a unit. A used unit has slot 1 only; a count of new items has as many slots as pieces. The smallest
 * free slot is chosen while the `inventory_units` row is locked by the update of its `reserved_quantity`.
 */
export const inventoryReservations = pgTable(
  'inventory_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    inventoryNumber: text('inventory_number')
      .notNull()
      .references(() => inventoryUnits.inventoryNumber, { onDelete: 'restrict' }),
    slot: smallint('slot').notNull().default(1),
    basketId: text('basket_id').references(() => baskets.id, { onDelete: 'restrict' }),
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'restrict' }),
    status: text('status', { enum: reservationStatuses }).notNull().default('held'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    releasedAt: instant('released_at'),
  },
  (reservation) => [
    oneOf('inventory_reservations_status_check', reservation.status, reservationStatuses),
    check('inventory_reservations_slot_check', sql`${reservation.slot} > 0`),
    check(
      'inventory_reservations_holder_check',
      sql`${reservation.basketId} is not null or ${reservation.orderNo} is not null`,
    ),
    check(
      'inventory_reservations_released_check',
      sql`(${reservation.status} = 'released') = (${reservation.releasedAt} is not null)`,
    ),
    uniqueIndex('inventory_reservations_one_holder_key')
      .on(reservation.inventoryNumber, reservation.slot)
      .where(sql`${reservation.status} <> 'released'`),
    indexOn('inventory_reservations_inventory_idx', reservation.inventoryNumber),
    indexOn('inventory_reservations_basket_idx', reservation.basketId),
    indexOn('inventory_reservations_order_idx', reservation.orderNo),
    index('inventory_reservations_expiring_idx')
      .on(reservation.expiresAt)
      .where(sql`${reservation.status} = 'held'`),
  ],
);

export type InventoryReservation = typeof inventoryReservations.$inferSelect;
