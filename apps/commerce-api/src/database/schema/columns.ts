import {
  type AnyPgColumn,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type SQL,
  sql,
  text,
  timestamp,
} from '../orm.ts';

// Enumerations that several tables share: text with a check constraint (docs/decisions/0004-schema.md).
export const inventoryConditions = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const;
export type InventoryCondition = (typeof inventoryConditions)[number];

export const paymentFrequencies = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

/** Where a line is fulfilled from (specification section 3, availability types). */
export const availabilityKinds = ['home-store', 'nearby', 'special-order', 'extended-aisle'] as const;
export type AvailabilityKind = (typeof availabilityKinds)[number];

/** A text in every shop language. */
export type Localized = { readonly 'en-US': string; readonly 'es-US': string };
export type LocalizedList = { readonly 'en-US': readonly string[]; readonly 'es-US': readonly string[] };

/** A point in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A day on the calendar of the store concerned, `YYYY-MM-DD`. */
export const calendarDate = (name: string) => date(name, { mode: 'string' });

/** Integer cents; the name must end in `_cents`. */
export const cents = (name: `${string}_cents`) => integer(name);

/** Basis points: 10000 is the whole. */
export const basisPoints = (name: `${string}_bps`) => integer(name);

/** Millionths, for tax rates of three decimals: 88750 is 8.875 %. */
export const partsPerMillion = (name: `${string}_ppm`) => integer(name);

/** A key that clients see; text, so that a malformed id finds no row instead of causing a cast error. */
export const publicId = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

export const localized = (name: string) => jsonb(name).$type<Localized>();
export const localizedList = (name: string) => jsonb(name).$type<LocalizedList>();

/** Binary data; drivers return a Buffer or a plain byte array. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Check constraint that limits a text column to the values of its enumeration. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

/** Check constraint: amounts are zero or more. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(name, sql.join(columns.map((column) => sql`${column} >= 0`) as SQL[], sql` and `));

/** Index for a foreign key, so that deleting the parent doesn't scan the child. */
export const indexOn = (name: string, column: AnyPgColumn) => index(name).on(column);

/** Columns of a postal address; all optional, because a basket's address grows step by step. */
export const addressColumns = () => ({
  firstName: text('first_name'),
  lastName: text('last_name'),
  address1: text('address1'),
  address2: text('address2'),
  city: text('city'),
  stateCode: text('state_code'),
  postalCode: text('postal_code'),
  countryCode: text('country_code').notNull().default('US'),
  phone: text('phone'),
});

/** The middle of an address's ZIP code area; null until it was looked up. */
export const pointColumns = () => ({
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
});
