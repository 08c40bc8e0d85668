const HOUR_MS = 60 * 60_000;

type ReservationTerms = {
  readonly isReservationEnabled: boolean;
  readonly reservationPeriodHours: number;
  readonly refundableDepositCents: number;
  readonly nonRefundableDepositCents: number;
};

/** The store reserves without a deposit, so that a cart can be reserved without a payment. */
export function reservesFree(store: ReservationTerms): boolean {
  const { isReservationEnabled, refundableDepositCents, nonRefundableDepositCents } = store;
  return isReservationEnabled && refundableDepositCents + nonRefundableDepositCents === 0;
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
