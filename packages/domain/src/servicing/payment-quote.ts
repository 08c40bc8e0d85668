import { allocatePayment } from '../agreements/index.ts';
import { type CalendarDate, isBefore } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { type BuyOut, buyOutOf } from './buy-out.ts';
import {
  type AccountPayment,
  addParts,
  chargesOf,
  NO_PARTS,
  type OpenPayment,
  openPayments,
  type PaymentParts,
  partsOf,
  paymentsDue,
  type RentalAccount,
  sumOfParts,
} from './rental-account.ts';

/** What a customer chooses to pay on an agreement. */
export type PaymentChoice =
  /** Everything due today, or the next payment when nothing is. */
  | { readonly kind: 'DUE' }
  /** Less than that: whole payments are settled, and the rest stays in suspense. */
  | { readonly kind: 'PART'; readonly amountCents: Cents }
  /** What is due, and so many payments after it: the next due date moves on. */
  | { readonly kind: 'AHEAD'; readonly paymentCount: number }
  /** What is due until today, and rent off the end of the schedule: every date stays. */
  | { readonly kind: 'EXTRA'; readonly extraRentCents: Cents }
  /** Everything, to own it today. */
  | { readonly kind: 'BUY_OUT' };

export type PaymentRefusal =
  | 'nothing-owed'
  | 'not-positive'
  /** A part is as much as what is due, or more. */
  | 'not-a-part'
  /** There are not so many payments left. */
  | 'too-many-payments'
  | 'no-early-purchase';

export type PaymentQuote = {
  /** `BUY_OUT` as well where the choice would have cost as much as ownership. */
  readonly kind: PaymentChoice['kind'];
  /** What the money settles, money from suspense included. */
  readonly parts: PaymentParts;
  /** What is charged. */
  readonly chargeCents: Cents;
  readonly suspenseUsedCents: Cents;
  /** Numbers of the payments whose rent and tax this pays. */
  readonly paidNumbers: readonly number[];
  readonly isOwned: boolean;
  /** The account once it is paid. */
  readonly after: RentalAccount;
  /** Null when nothing is owed afterwards. */
  readonly nextDueDate: CalendarDate | null;
  readonly lastDueDate: CalendarDate | null;
  readonly paymentsLeft: number;
  /** Price of ownership once this is paid, before tax; null when it is owned or the store offers none. */
  readonly buyOutAfterCents: Cents | null;
};

/**
 * What a payment does: the parts that it settles, what is charged, and the account afterwards. The page that offers it,
 * the charge and the receipt all use this. It never costs more than owning everything today.
 */
export function quotePayment(
  account: RentalAccount,
  choice: PaymentChoice,
  today: CalendarDate,
): PaymentQuote | PaymentRefusal {
  if (openPayments(account).length === 0) return 'nothing-owed';
  const buyOut = buyOutOf(account, today);
  const settled = settle(account, choice, today);
  if (settled === 'no-early-purchase' && buyOut) return settleBuyOut(account, buyOut);
  if (typeof settled === 'string') return settled;
  if (buyOut && sumOfParts(settled.parts) + settled.toSuspenseCents >= buyOut.totalCents)
    return settleBuyOut(account, buyOut);
  return finish(account, choice.kind, settled, today);
}

type Settled = {
  readonly parts: PaymentParts;
  readonly after: RentalAccount;
  readonly toSuspenseCents: Cents;
};

function settle(
  account: RentalAccount,
  choice: PaymentChoice,
  today: CalendarDate,
): Settled | PaymentRefusal {
  switch (choice.kind) {
    case 'DUE':
      return settlePayments(account, paymentsDue(account, today));
    case 'PART':
      return settlePart(account, choice.amountCents, today);
    case 'AHEAD':
      return settleAhead(account, choice.paymentCount, today);
    case 'EXTRA':
      return settleExtra(account, choice.extraRentCents, today);
    case 'BUY_OUT':
      return 'no-early-purchase';
  }
}

function settlePayments(account: RentalAccount, settled: readonly OpenPayment[]): Settled {
  const numbers = new Set(settled.map(({ number }) => number));
  const payments = account.payments.map((payment) =>
    numbers.has(payment.number)
      ? { ...payment, isPaid: true, coverageCents: 0, feeCents: 0, lateFeeCents: 0 }
      : payment,
  );
  return { parts: partsOf(settled), after: { ...account, payments }, toSuspenseCents: 0 };
}

function settleAhead(
  account: RentalAccount,
  paymentCount: number,
  today: CalendarDate,
): Settled | PaymentRefusal {
  if (!Number.isInteger(paymentCount) || paymentCount < 1) return 'not-positive';
  const open = openPayments(account);
  const end = paymentsDue(account, today).length + paymentCount;
  return end > open.length ? 'too-many-payments' : settlePayments(account, open.slice(0, end));
}

function settleExtra(
  account: RentalAccount,
  extraRentCents: Cents,
  today: CalendarDate,
): Settled | PaymentRefusal {
  if (!Number.isInteger(extraRentCents) || extraRentCents < 1) return 'not-positive';
  const due = openPayments(account).filter(({ dueDate }) => !isBefore(today, dueDate));
  const { parts, after: before } = settlePayments(account, due);
  const left = partsOf(openPayments(before));
  if (left.rentCents === 0) return 'nothing-owed';
  const taken = Math.min(extraRentCents, left.rentCents);
  const after = { ...before, extraRentCents: before.extraRentCents + taken };
  const taxCents = left.taxCents - partsOf(openPayments(after)).taxCents;
  const extra = { ...NO_PARTS, rentCents: taken, taxCents };
  return { parts: addParts(parts, extra), after, toSuspenseCents: 0 };
}

/** `amountCents` is charged; with what is in suspense it settles the charges due in the order of the state. */
function settlePart(
  account: RentalAccount,
  amountCents: Cents,
  today: CalendarDate,
): Settled | PaymentRefusal {
  if (!Number.isInteger(amountCents) || amountCents < 1) return 'not-positive';
  const due = paymentsDue(account, today);
  if (amountCents + account.suspenseCents >= sumOfParts(partsOf(due))) return 'not-a-part';
  const charges = chargesOf(due);
  const { allocations, suspenseCents } = allocatePayment(
    amountCents,
    account.suspenseCents,
    charges,
    account.paymentOrder,
  );
  const paid = new Map(allocations.map(({ chargeId, amountCents: cents }) => [chargeId, cents]));
  const of = (number: number, type: string) => paid.get(`${number}/${type}`) ?? 0;
  const settled = due.map(({ number, dueDate }) => ({
    number,
    dueDate,
    rentCents: of(number, 'RENT'),
    taxCents: of(number, 'TAX'),
    coverageCents: of(number, 'COVERAGE'),
    feeCents: of(number, 'PROCESSINGFEE'),
    lateFeeCents: of(number, 'LATEFEE'),
  }));
  const byNumber = new Map(settled.map((payment) => [payment.number, payment]));
  const payments = account.payments.map((payment) => lessPaid(payment, byNumber.get(payment.number)));
  return {
    parts: partsOf(settled),
    after: { ...account, payments, suspenseCents },
    toSuspenseCents: suspenseCents,
  };
}

function lessPaid(payment: AccountPayment, paid: OpenPayment | undefined): AccountPayment {
  if (!paid) return payment;
  return {
    ...payment,
    // Rent and tax are settled together or not at all.
    isPaid: payment.isPaid || paid.rentCents > 0,
    coverageCents: payment.coverageCents - paid.coverageCents,
    feeCents: payment.feeCents - paid.feeCents,
    lateFeeCents: payment.lateFeeCents - paid.lateFeeCents,
  };
}

function settleBuyOut(account: RentalAccount, { parts, totalCents }: BuyOut): PaymentQuote {
  const suspenseUsedCents = Math.min(account.suspenseCents, totalCents);
  const open = openPayments(account);
  const after = settlePayments(account, open).after;
  return {
    kind: 'BUY_OUT',
    parts,
    chargeCents: totalCents - suspenseUsedCents,
    suspenseUsedCents,
    paidNumbers: open.map(({ number }) => number),
    isOwned: true,
    after: { ...after, suspenseCents: account.suspenseCents - suspenseUsedCents },
    nextDueDate: null,
    lastDueDate: null,
    paymentsLeft: 0,
    buyOutAfterCents: null,
  };
}

function finish(
  account: RentalAccount,
  kind: PaymentChoice['kind'],
  { parts, after: settled, toSuspenseCents }: Settled,
  today: CalendarDate,
): PaymentQuote {
  const isPart = kind === 'PART';
  const total = sumOfParts(parts);
  const suspenseUsedCents = Math.min(account.suspenseCents, total);
  const suspenseCents = isPart ? toSuspenseCents : account.suspenseCents - suspenseUsedCents;
  const after = { ...settled, suspenseCents };
  const left = openPayments(after);
  const rentLeft = left.filter(({ rentCents }) => rentCents > 0);
  const buyOut = buyOutOf(after, today);
  const isOwned = rentLeft.length === 0 || buyOut?.totalCents === 0;
  return {
    kind,
    parts,
    chargeCents: total + suspenseCents - account.suspenseCents,
    suspenseUsedCents,
    paidNumbers: account.payments
      .filter(({ isPaid }, index) => !isPaid && after.payments[index]?.isPaid)
      .map(({ number }) => number),
    isOwned,
    after,
    nextDueDate: isOwned ? null : (left[0]?.dueDate ?? null),
    lastDueDate: isOwned ? null : (rentLeft.at(-1)?.dueDate ?? null),
    paymentsLeft: isOwned ? 0 : rentLeft.length,
    buyOutAfterCents: isOwned ? null : (buyOut?.priceCents ?? null),
  };
}
