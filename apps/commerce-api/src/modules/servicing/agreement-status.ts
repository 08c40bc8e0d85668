import type { AgreementRefCode } from '@ownpath/contracts/servicing';
import { canPayOnline, type DueStatus, daysLate, dueStatusOf } from '@ownpath/domain/agreements';
import { type CalendarDate, calendarDateIn, diffDays, isBefore } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { percentOfRoundedDown } from '@ownpath/domain/money';
import { agreedLateFeeCents, lateFeeCents } from '@ownpath/domain/pricing';
import {
  NO_PARTS,
  type OpenPayment,
  openPayments,
  type PaymentParts,
  partsOf,
  quotePayment,
  type RentalAccount,
  sumOfParts,
} from '@ownpath/domain/servicing';
import { agreedPayoffRule } from '../agreements/index.ts';
import { type AgreementAccount, isRunning } from './servicing-queries.ts';

type Agreement = AgreementAccount['agreement'];

/** Reference codes of statuses; cancelled agreements are never returned. */
const REF_CODES: Readonly<Record<Exclude<Agreement['status'], 'cancelled'>, AgreementRefCode>> = {
  pending: 'PENDING',
  'preliminary-invoiced': 'PRELIMINV',
  'preliminary-paid': 'PRELIMPAID',
  active: 'ACTIVE',
  'paid-off': 'PAIDOFF',
  returned: 'RETURNED',
  exchanged: 'EXCHANGED',
};

export function refCodeOf({ status }: Agreement): AgreementRefCode {
  if (status === 'cancelled') throw new RangeError('a cancelled agreement has no reference code');
  return REF_CODES[status];
}

/** `A` active, `P` pending, `C` closed; a club membership is `A` or `I`. */
export function statusRefOf(agreement: Agreement): 'A' | 'P' | 'C' | 'I' {
  if (agreement.type === 'club') return agreement.isMembershipActive ? 'A' : 'I';
  switch (refCodeOf(agreement)) {
    case 'ACTIVE':
      return 'A';
    case 'PENDING':
    case 'PRELIMINV':
    case 'PRELIMPAID':
      return 'P';
    default:
      return 'C';
  }
}

/** Fields of an agreement for the domain's account rules. */
export function listingOf(agreement: Agreement) {
  return {
    agreementRefCode: refCodeOf(agreement),
    agreementStatusRef: statusRefOf(agreement),
    isClub: agreement.type === 'club',
    isNote: agreement.type === 'note',
    storeNumber: agreement.storeId,
  };
}

const letter = (isYes: boolean) => (isYes ? 'Y' : 'N');

/** True when the customer and an active agreement both allow online payment (specification section 6). */
export function mayPayOnline(
  customer: { readonly isRemotePaymentAllowed: boolean },
  agreement: { readonly status: string; readonly allowsOnlinePayment: boolean },
): boolean {
  const allowOnlinePayment = agreement.status === 'active' && agreement.allowsOnlinePayment;
  return canPayOnline(letter(customer.isRemotePaymentAllowed), letter(allowOnlinePayment));
}

export type AgreementStatus = {
  /** Calendar day at the store. */
  readonly today: CalendarDate;
  readonly account: RentalAccount;
  /** Payments whose rent is still to be paid. */
  readonly unpaid: readonly OpenPayment[];
  /** Due date of the earliest of them; null when nothing is owed. */
  readonly currentDueOn: CalendarDate | null;
  readonly dueStatus: DueStatus | null;
  readonly daysLate: number;
  /** Rent due before today. */
  readonly pastDueRentCents: number;
  /** Due today or earlier; else the next payment. Never more than owning it today. Money in suspense is not taken off. */
  readonly due: PaymentParts;
  readonly dueCents: number;
  /** With `dueCents` it is the customer's. */
  readonly isFinal: boolean;
  /** All remaining payments, without future late fees. */
  readonly remainingCents: number;
};

/** The schedule that agreements named before they stored their own, in states without a schedule of their own. */
const EARLIER_LATE_FEE = getStateRule('IN').lateFee;

/**
 * The late fee that the agreement names; never more than the state's law, nor than what was signed. Where the law limits
 * the fees of several agreements together, each keeps the limit for its own payments, so all of them do.
 */
export function namedLateFeeCents(account: AgreementAccount, rentCents: number, days: number): number {
  const { agreement, store, isOneOfSeveral } = account;
  const { frequency, lateFee } = agreement;
  const { lateFee: rule, lateFeeLimitOfSeveralBps: limitBps } = getStateRule(store.stateCode);
  const byLaw = lateFeeCents(rule, frequency, rentCents, days);
  const signed = lateFee
    ? agreedLateFeeCents(lateFee.terms, rentCents, days)
    : lateFeeCents(EARLIER_LATE_FEE, frequency, rentCents, days);
  const limit = isOneOfSeveral && limitBps !== null ? percentOfRoundedDown(rentCents, limitBps) : byLaw;
  return Math.min(byLaw, signed, limit);
}

/** The late fee that was charged for the payment due then, whatever became of it. */
export const findLateFee = ({ lateFees }: AgreementAccount, dueOn: CalendarDate) =>
  lateFees.find((charge) => charge.dueOn === dueOn);

/** What is left of a charged late fee; without a charge, the fee that the agreement names for the rent that is unpaid. */
function lateFeeOf(account: AgreementAccount, dueOn: CalendarDate, rentCents: number, today: CalendarDate) {
  const charge = findLateFee(account, dueOn);
  if (charge) {
    const isOpen = charge.status !== 'paid' && charge.status !== 'waived';
    return isOpen ? charge.amountCents - charge.settledCents : 0;
  }
  return rentCents === 0 ? 0 : namedLateFeeCents(account, rentCents, daysLate(dueOn, today));
}

/** The agreement as the rules of payments read it. Ownership can be bought while it is active. */
export function toRentalAccount(account: AgreementAccount, today: CalendarDate): RentalAccount {
  const withoutFees = withoutLateFees(account, today);
  const rents = new Map(openPayments(withoutFees).map(({ number, rentCents }) => [number, rentCents]));
  return {
    ...withoutFees,
    payments: withoutFees.payments.map((payment) => ({
      ...payment,
      lateFeeCents: lateFeeOf(account, payment.dueDate, rents.get(payment.number) ?? 0, today),
    })),
  };
}

function withoutLateFees(account: AgreementAccount, today: CalendarDate): RentalAccount {
  const { agreement, store } = account;
  const { openedOn, sameAsCashUntil } = agreement;
  const canBeBought = agreement.status === 'active' && openedOn !== null && store.isEpoEnabled;
  return {
    payments: account.schedule.map((row) => {
      const isSettled = row.status === 'paid';
      return {
        number: row.sequence,
        dueDate: row.dueOn,
        rentCents: row.rentCents,
        taxCents: row.taxCents,
        isPaid: isSettled || row.status === 'partially-paid',
        coverageCents: isSettled ? 0 : row.coverageCents + row.clubCents - row.coveragePaidCents,
        feeCents: isSettled ? 0 : row.processingFeeCents - row.feePaidCents,
        lateFeeCents: 0,
      };
    }),
    extraRentCents: agreement.extraRentCents,
    suspenseCents: account.suspenseCents,
    creditCents: agreement.promotionCreditCents,
    cashPriceCents: agreement.cashPriceCents,
    earlyPurchase: canBeBought ? agreedPayoffRule(agreement, store.stateCode) : null,
    startDate: openedOn ?? today,
    sameAsCashDays: openedOn === null || sameAsCashUntil === null ? 0 : diffDays(openedOn, sameAsCashUntil),
    taxRatePpm: agreement.taxRatePpm,
    paymentOrder: getStateRule(store.stateCode).paymentOrder,
  };
}

export const storeDayOf = ({ store }: AgreementAccount, now: Date): CalendarDate =>
  calendarDateIn(now.toISOString(), store.timeZone);

/** Status of an agreement on the store's calendar day: paid, due and late amounts. An ended one owes nothing. */
export function agreementStatusOf(account: AgreementAccount, now: Date): AgreementStatus {
  const today = storeDayOf(account, now);
  const rental = toRentalAccount(account, today);
  const isOpen = isRunning(account.agreement.status);
  const open = isOpen ? openPayments(rental) : [];
  const unpaid = open.filter(({ rentCents }) => rentCents > 0);
  const quote = isOpen ? quotePayment(rental, { kind: 'DUE' }, today) : 'nothing-owed';
  const due = typeof quote === 'string' ? NO_PARTS : quote.parts;
  const currentDueOn = unpaid[0]?.dueDate ?? null;
  return {
    today,
    account: rental,
    unpaid,
    currentDueOn,
    dueStatus: currentDueOn === null ? null : dueStatusOf(currentDueOn, today),
    daysLate: currentDueOn === null ? 0 : daysLate(currentDueOn, today),
    pastDueRentCents: partsOf(unpaid.filter(({ dueDate }) => isBefore(dueDate, today))).rentCents,
    due,
    dueCents: sumOfParts(due),
    isFinal: typeof quote !== 'string' && quote.isOwned,
    remainingCents: sumOfParts(partsOf(open)),
  };
}
