import type { CalendarDate } from '../dates/index.ts';
import { type Cents, sumCents } from '../money/index.ts';

/** Kinds of charge, in the order in which a payment settles them. */
export const CHARGE_TYPES = ['RENT', 'TAX', 'COVERAGE', 'PROCESSINGFEE', 'LATEFEE'] as const;
export type ChargeType = (typeof CHARGE_TYPES)[number];

/** An amount owed. Charges with the same due date belong to one period. */
export type OpenCharge = {
  readonly id: string;
  readonly type: ChargeType;
  readonly dueDate: CalendarDate;
  readonly amountCents: Cents;
};

type HasDueDate = { readonly dueDate: CalendarDate };

export type ChargeAllocation = { readonly chargeId: string; readonly amountCents: Cents };

export type PaymentAllocation = {
  readonly allocations: readonly ChargeAllocation[];
  /** The remainder, held as suspense and applied automatically with the next payment. */
  readonly suspenseCents: Cents;
  /** The due date after the last period paid in full; `null` when no period was. */
  readonly paidThroughDueDate: CalendarDate | null;
};

/** Which of several periods due a payment settles first; a state may name the order. */
export type PaymentOrder = 'OLDEST_FIRST' | 'MOST_RECENT_FIRST';

/**
 * Allocates a payment to open charges: period by period in the given order, and in it rent and its tax, then coverage,
 * then processing. Late fees of all periods come last. The due date advances only when a period's rent and tax are paid
 * in full, and those of all periods before it; an amount that does not cover both stays in suspense. Smaller charges may
 * be paid in part. Earlier `suspenseCents` are used before the payment.
 */
export function allocatePayment(
  amountCents: Cents,
  suspenseCents: Cents,
  charges: readonly OpenCharge[],
  order: PaymentOrder = 'OLDEST_FIRST',
): PaymentAllocation {
  let left = amountCents + suspenseCents;
  const paidDates: CalendarDate[] = [];
  const allocations: ChargeAllocation[] = [];
  const take = (charge: OpenCharge, cents: Cents) => {
    left -= cents;
    if (cents > 0) allocations.push({ chargeId: charge.id, amountCents: cents });
  };

  const dueDates = [...new Set(charges.map((charge) => charge.dueDate))].sort();
  const rentDates = dueDates.filter((date) => charges.some((it) => it.dueDate === date && isRentOrTax(it)));
  const paidThrough = () => {
    const unpaid = rentDates.findIndex((date) => !paidDates.includes(date));
    return rentDates.slice(0, unpaid === -1 ? undefined : unpaid).at(-1) ?? null;
  };
  for (const dueDate of order === 'OLDEST_FIRST' ? dueDates : dueDates.toReversed()) {
    const period = inOrder(
      charges.filter((charge) => charge.dueDate === dueDate && charge.type !== 'LATEFEE'),
    );
    const rentAndTax = period.filter(isRentOrTax);
    if (sumCents(rentAndTax.map((charge) => charge.amountCents)) > left) {
      return { allocations, suspenseCents: left, paidThroughDueDate: paidThrough() };
    }
    for (const charge of rentAndTax) take(charge, charge.amountCents);
    if (rentAndTax.length > 0) paidDates.push(dueDate);
    for (const charge of period.filter((it) => !isRentOrTax(it)))
      take(charge, Math.min(left, charge.amountCents));
  }
  for (const charge of charges.filter((it) => it.type === 'LATEFEE').toSorted(byDueDate)) {
    take(charge, Math.min(left, charge.amountCents));
  }
  return { allocations, suspenseCents: left, paidThroughDueDate: paidThrough() };
}

function isRentOrTax(charge: OpenCharge): boolean {
  return charge.type === 'RENT' || charge.type === 'TAX';
}

function inOrder(charges: readonly OpenCharge[]): OpenCharge[] {
  return charges.toSorted((a, b) => CHARGE_TYPES.indexOf(a.type) - CHARGE_TYPES.indexOf(b.type));
}

function byDueDate(a: HasDueDate, b: HasDueDate): number {
  return a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0;
}

/** Order of agreements for a payment without a chosen agreement: the most overdue, then the earliest due. */
export function mostOverdue<Agreement extends HasDueDate>(
  agreements: readonly Agreement[],
): Agreement | undefined {
  return agreements.toSorted(byDueDate)[0];
}

/**
 * Suspense is hidden when agreements span several stores. Club memberships do not count as stores
 * (specification section 5, "Account display rules").
 */
export function canShowSuspense(
  agreements: readonly { readonly storeNumber: string; readonly isClub: boolean }[],
): boolean {
  return new Set(agreements.filter((it) => !it.isClub).map((it) => it.storeNumber)).size <= 1;
}
