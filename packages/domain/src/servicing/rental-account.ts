import type { OpenCharge, PaymentOrder } from '../agreements/index.ts';
import { type CalendarDate, isBefore } from '../dates/index.ts';
import { type Cents, multiplyByRatio, type PartsPerMillion, sumCents } from '../money/index.ts';
import type { EarlyPurchaseRule, RentalProgress } from '../pricing/index.ts';

/** One payment of an agreement's schedule. Rent and tax are those that were signed; the rest is what is still owed. */
export type AccountPayment = {
  /** Counted from 1. */
  readonly number: number;
  /** As signed, or where an extension moved it. */
  readonly dueDate: CalendarDate;
  readonly rentCents: Cents;
  readonly taxCents: Cents;
  /** Rent and tax are paid. */
  readonly isPaid: boolean;
  readonly coverageCents: Cents;
  readonly feeCents: Cents;
  readonly lateFeeCents: Cents;
};

/** An agreement between its first payment and its end: what was signed, and what was paid. */
export type RentalAccount = {
  /** By number. */
  readonly payments: readonly AccountPayment[];
  /** Rent paid beyond what was due. It shortens the schedule from its end and moves no date. */
  readonly extraRentCents: Cents;
  /** Received, and less than a whole payment. */
  readonly suspenseCents: Cents;
  /** Rent that a promotion credited with the first payment. */
  readonly creditCents: Cents;
  readonly cashPriceCents: Cents;
  /** Null where the store offers no early purchase. */
  readonly earlyPurchase: EarlyPurchaseRule | null;
  /** The day from which same-as-cash counts. */
  readonly startDate: CalendarDate;
  /** 0 where it is not offered. */
  readonly sameAsCashDays: number;
  readonly taxRatePpm: PartsPerMillion;
  readonly paymentOrder: PaymentOrder;
};

/** Parts of an amount; `buyOutCents` is the price of ownership, without its tax. */
export type PaymentParts = {
  readonly rentCents: Cents;
  readonly taxCents: Cents;
  readonly coverageCents: Cents;
  readonly feeCents: Cents;
  readonly lateFeeCents: Cents;
  readonly buyOutCents: Cents;
};

/** In the order in which pages and papers name them. */
export const PART_NAMES = [
  'rentCents',
  'buyOutCents',
  'coverageCents',
  'feeCents',
  'lateFeeCents',
  'taxCents',
] as const satisfies readonly (keyof PaymentParts)[];

export const NO_PARTS: PaymentParts = {
  rentCents: 0,
  taxCents: 0,
  coverageCents: 0,
  feeCents: 0,
  lateFeeCents: 0,
  buyOutCents: 0,
};

export function sumOfParts(parts: PaymentParts): Cents {
  return sumCents(Object.values(parts));
}

export function addParts(...all: readonly PaymentParts[]): PaymentParts {
  const sum = (of: keyof PaymentParts) => sumCents(all.map((parts) => parts[of]));
  return {
    rentCents: sum('rentCents'),
    taxCents: sum('taxCents'),
    coverageCents: sum('coverageCents'),
    feeCents: sum('feeCents'),
    lateFeeCents: sum('lateFeeCents'),
    buyOutCents: sum('buyOutCents'),
  };
}

/** What is still owed with a payment. */
export type OpenPayment = Omit<PaymentParts, 'buyOutCents'> & {
  readonly number: number;
  readonly dueDate: CalendarDate;
};

/**
 * The payments of which something is owed, by number. Extra rent is taken off the last ones with the share of their tax;
 * a payment whose rent is gone falls away, and its coverage with it.
 */
export function openPayments({
  payments,
  extraRentCents,
}: Pick<RentalAccount, 'payments' | 'extraRentCents'>): OpenPayment[] {
  let extraLeft = extraRentCents;
  const open: OpenPayment[] = [];
  for (const payment of payments.toReversed()) {
    const { number, dueDate, isPaid, coverageCents, feeCents, lateFeeCents } = payment;
    const taken = isPaid ? 0 : Math.min(extraLeft, payment.rentCents);
    extraLeft -= taken;
    const rentCents = isPaid ? 0 : payment.rentCents - taken;
    const rest = { number, dueDate, coverageCents, feeCents, lateFeeCents };
    if (!isPaid && rentCents > 0) {
      const taxCents = multiplyByRatio(payment.taxCents, rentCents, payment.rentCents);
      open.push({ ...rest, rentCents, taxCents });
    } else if (isPaid && coverageCents + feeCents + lateFeeCents > 0) {
      open.push({ ...rest, rentCents: 0, taxCents: 0 });
    }
  }
  return open.reverse();
}

/** What is due on a day: everything until then, or the next payment when nothing is. */
export function paymentsDue(account: RentalAccount, today: CalendarDate): OpenPayment[] {
  const open = openPayments(account);
  const due = open.filter(({ dueDate }) => !isBefore(today, dueDate));
  return due.length > 0 ? due : open.slice(0, 1);
}

export function partsOf(payments: readonly OpenPayment[]): PaymentParts {
  return addParts(...payments.map((payment) => ({ ...NO_PARTS, ...amountsOf(payment) })));
}

function amountsOf({ rentCents, taxCents, coverageCents, feeCents, lateFeeCents }: OpenPayment) {
  return { rentCents, taxCents, coverageCents, feeCents, lateFeeCents };
}

/** The charges that a payment can settle; ids are the payment's number and the type. */
export function chargesOf(payments: readonly OpenPayment[]): OpenCharge[] {
  return payments.flatMap((payment) => {
    const { number, dueDate } = payment;
    const charge = (type: OpenCharge['type'], amountCents: Cents): OpenCharge[] =>
      amountCents > 0 ? [{ id: `${number}/${type}`, type, dueDate, amountCents }] : [];
    return [
      ...charge('RENT', payment.rentCents),
      ...charge('TAX', payment.taxCents),
      ...charge('COVERAGE', payment.coverageCents),
      ...charge('PROCESSINGFEE', payment.feeCents),
      ...charge('LATEFEE', payment.lateFeeCents),
    ];
  });
}

/** Rent paid so far and to be paid in all, as the price of ownership counts it, while `left` is still to be paid. */
export function progressOf(account: RentalAccount, left: readonly OpenPayment[]): RentalProgress {
  const { payments, creditCents, cashPriceCents } = account;
  const rents = payments.map(({ rentCents }) => rentCents);
  const rentLeft = left.map(({ rentCents }) => rentCents);
  const paymentsMade = payments.length - rentLeft.filter((cents) => cents > 0).length;
  return {
    totalRentCents: sumCents(rents) + creditCents,
    cashPriceCents,
    rentPaidCents: sumCents(rents) - sumCents(rentLeft) + (paymentsMade > 0 ? creditCents : 0),
    paymentCount: payments.length,
    paymentsMade,
    paymentCents: Math.max(0, ...rents),
  };
}
