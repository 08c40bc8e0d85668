const HOUR_MS = 60 * 60_000;

/** A basket that nobody touches is forgotten after 30 days, a temporary one after a day. */
const BASKET_LIFE_MS = 30 * 24 * HOUR_MS;
const TEMPORARY_BASKET_LIFE_MS = 24 * HOUR_MS;

/** A used unit is kept for a basket so long; every change of the basket begins the time anew. */
const UNIT_HOLD_MS = HOUR_MS;

export function basketExpiry(isTemporary: boolean, now: Date): Date {
  return new Date(now.getTime() + (isTemporary ? TEMPORARY_BASKET_LIFE_MS : BASKET_LIFE_MS));
}

export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + UNIT_HOLD_MS);
}
