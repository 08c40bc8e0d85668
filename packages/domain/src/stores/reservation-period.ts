const HOUR_MS = 60 * 60_000;

type ReservationTerms = {
  readonly isReservationEnabled: boolean;
  readonly reservationPeriodHours: number;
};

/** The store holds a cart for a while, free of charge or for a deposit. */
export function takesReservations(
  store: Pick<ReservationTerms, 'isReservationEnabled' | 'reservationPeriodHours'>,
): boolean {
  return store.isReservationEnabled && store.reservationPeriodHours > 0;
}

/**
 * When a reservation that is made now ends. The store's period counts from the cart's first one, so that giving one up
 * and making another holds nothing for longer. Null when the period is over, or the store has none.
 */
export function reservationEndOf(
  { reservationPeriodHours }: Pick<ReservationTerms, 'reservationPeriodHours'>,
  firstReservedAt: Date | null,
  now: Date,
): Date | null {
  const end = new Date((firstReservedAt ?? now).getTime() + reservationPeriodHours * HOUR_MS);
  return end > now ? end : null;
}
