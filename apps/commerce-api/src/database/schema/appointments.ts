import { DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { check, integer, pgTable, primaryKey, sql, text, time, uniqueIndex, uuid } from '../orm.ts';
import { agreements } from './agreements.ts';
import { calendarDate, createdAt, indexOn, oneOf, publicId, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { stores } from './stores.ts';

/**
 * Places of a store in a time slot: one row for each slot that was booked or that the store limits. Booked by a conditional
 * update. Times are in the store's time zone.
 */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    slotDate: calendarDate('slot_date').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    capacity: integer('capacity').notNull(),
    booked: integer('booked').notNull().default(0),
  },
  (slot) => [
    primaryKey({ columns: [slot.storeId, slot.slotDate, slot.startsAt] }),
    check('appointment_slots_booked_check', sql`${slot.booked} between 0 and ${slot.capacity}`),
    check('appointment_slots_times_check', sql`${slot.startsAt} < ${slot.endsAt}`),
  ],
);

export const appointmentKinds = ['delivery', 'carry-out', 'pickup', 'service'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];
export const appointmentStatuses = ['scheduled', 'on-the-way', 'completed', 'missed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
/** Why a visit was missed: the customer refused the goods, or nobody was there and the like. */
export const visitFailures = ['refused', 'failed'] as const;

export const appointments = pgTable(
  'appointments',
  {
    id: publicId(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: appointmentKinds }).notNull(),
    status: text('status', { enum: appointmentStatuses }).notNull().default('scheduled'),
    scheduledOn: calendarDate('scheduled_on').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    notes: text('notes'),
    /** Grows with each change: the sequence of the calendar file. */
    version: integer('version').notNull().default(1),
    failure: text('failure', { enum: visitFailures }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (appointment) => [
    oneOf('appointments_kind_check', appointment.kind, appointmentKinds),
    oneOf('appointments_status_check', appointment.status, appointmentStatuses),
    oneOf('appointments_failure_check', appointment.failure, visitFailures),
    check('appointments_times_check', sql`${appointment.startsAt} < ${appointment.endsAt}`),
    uniqueIndex('appointments_one_live_key')
      .on(appointment.agreementId, appointment.kind)
      .where(sql`${appointment.status} in ('scheduled', 'on-the-way')`),
    indexOn('appointments_agreement_idx', appointment.agreementId),
    indexOn('appointments_customer_idx', appointment.customerId),
    indexOn('appointments_store_idx', appointment.storeId),
  ],
);

/** Photos of a problem that go with a service visit; the files are in the file store. */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull(),
    mediaType: text('media_type', { enum: DOCUMENT_MEDIA_TYPES }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (photo) => [
    oneOf('visit_photos_media_type_check', photo.mediaType, DOCUMENT_MEDIA_TYPES),
    uniqueIndex('visit_photos_once_key').on(photo.appointmentId, photo.sha256),
  ],
);

export type VisitPhoto = typeof visitPhotos.$inferSelect;
export type AppointmentSlot = typeof appointmentSlots.$inferSelect;
export type Appointment = typeof appointments.$inferSelect;
