import type { AgreementRefCode } from '@ownpath/contracts/servicing';
import { canPayOnline, type DueStatus, daysLate, dueStatusOf } from '@ownpath/domain/agreements';
import { type CalendarDate, calendarDateIn, diffDays, isBefore } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/law';
import { percentOfRoundedDown } from '@ownpath/domain/money';
import { agreedLateFeeCents, lateFeeCents } from '@ownpath/domain/pricing';
import type { RentalAccount } from '@ownpath/domain/servicing';
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

type ScheduledPayment = AgreementAccount['schedule'][number];

/** Parts of a payment due today, in cents. */
export type AmountDue = {
  readonly rentCents: number;
  readonly taxCents: number;
  readonly coverageCents: number;
  readonly processingFeeCents: number;
  readonly lateFeeCents: number;
  readonly totalCents: number;
};

export type AgreementStatus = {
  /** Calendar day at the store. */
  readonly today: CalendarDate;
  readonly unpaid: readonly ScheduledPayment[];
  readonly rentPaidCents: number;
  /** Earliest unpaid due date of an open agreement; null when nothing is owed. */
  readonly currentDueOn: CalendarDate | null;
  readonly dueStatus: DueStatus | null;
  readonly daysLate: number;
  /** Rent due before today. */
  readonly pastDueRentCents: number;
  /** All that was due before today, fees and tax included. */
  readonly pastDueCents: number;
  /** Due today or earlier; else the next payment. */
  readonly due: AmountDue;
  readonly duePaymentCount: number;
  /** All remaining payments, without future late fees. */
  readonly remainingCents: number;
};

const sum = <T>(rows: readonly T[], cents: (row: T) => number) =>
  rows.reduce((total, row) => total + cents(row), 0);

/** The schedule that agreements named before they stored their own, in states without a schedule of their own. */
const EARLIER_LATE_FEE = getStateRule('IN').lateFee;

/**
 * The late fee that the agreement names; never more than the state's law, nor than what was signed. Where the law limits
 * the fees of several agreements together, each keeps the limit for its own payments, so all of them do.
 */
function namedLateFeeCents(account: AgreementAccount, rentCents: number, days: number): number {
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

/** The charged late fee; without a charge, the one that the agreement names. */
function lateFeeOf(account: AgreementAccount, row: ScheduledPayment, days: number) {
  const charge = account.lateFees.find(({ dueOn }) => dueOn === row.dueOn);
  if (charge) return charge.status === 'paid' || charge.status === 'waived' ? 0 : charge.amountCents;
  return namedLateFeeCents(account, row.rentCents, days);
}

function addUp(account: AgreementAccount, rows: readonly ScheduledPayment[], today: CalendarDate): AmountDue {
  const parts = {
    rentCents: sum(rows, (row) => row.rentCents),
    taxCents: sum(rows, (row) => row.taxCents),
    coverageCents: sum(rows, (row) => row.coverageCents + row.clubCents),
    processingFeeCents: sum(rows, (row) => row.processingFeeCents),
    lateFeeCents: sum(rows, (row) => lateFeeOf(account, row, daysLate(row.dueOn, today))),
  };
  return { ...parts, totalCents: sum(Object.values(parts), (cents) => cents) };
}

/** Status of an agreement on the store's calendar day: paid, due and late amounts. */
export function agreementStatusOf(account: AgreementAccount, now: Date): AgreementStatus {
  const today = calendarDateIn(now.toISOString(), account.store.timeZone);
  const unpaid = isRunning(account.agreement.status)
    ? account.schedule.filter(({ status }) => status !== 'paid')
    : [];
  const late = unpaid.filter(({ dueOn }) => isBefore(dueOn, today));
  const dueNow = unpaid.filter(({ dueOn }) => !isBefore(today, dueOn));
  const due = dueNow.length > 0 ? dueNow : unpaid.slice(0, 1);
  const currentDueOn = unpaid[0]?.dueOn ?? null;
  return {
    today,
    unpaid,
    rentPaidCents: sum(
      account.schedule.filter(({ status }) => status === 'paid'),
      (row) => row.rentCents,
    ),
    currentDueOn,
    dueStatus: currentDueOn === null ? null : dueStatusOf(currentDueOn, today),
    daysLate: currentDueOn === null ? 0 : daysLate(currentDueOn, today),
    pastDueRentCents: sum(late, (row) => row.rentCents),
    pastDueCents: addUp(account, late, today).totalCents,
    due: addUp(account, due, today),
    duePaymentCount: due.length,
    remainingCents: addUp(account, unpaid, today).totalCents,
  };
}

/** The agreement as the rules of payments read it; null while nothing can be paid on it. */
export function toRentalAccount(
  account: AgreementAccount,
  { today }: Pick<AgreementStatus, 'today'>,
): RentalAccount | null {
  const { agreement, store } = account;
  const { openedOn, sameAsCashUntil } = agreement;
  if (agreement.status !== 'active' || openedOn === null) return null;
  return {
    payments: account.schedule.map((row) => {
      const isPaid = row.status === 'paid';
      return {
        number: row.sequence,
        dueDate: row.dueOn,
        rentCents: row.rentCents,
        taxCents: row.taxCents,
        isPaid,
        coverageCents: isPaid ? 0 : row.coverageCents + row.clubCents,
        feeCents: isPaid ? 0 : row.processingFeeCents,
        lateFeeCents: isPaid ? 0 : lateFeeOf(account, row, daysLate(row.dueOn, today)),
      };
    }),
    extraRentCents: 0,
    suspenseCents: 0,
    creditCents: agreement.promotionCreditCents,
    cashPriceCents: agreement.cashPriceCents,
    earlyPurchase: store.isEpoEnabled ? agreedPayoffRule(agreement, store.stateCode) : null,
    startDate: openedOn,
    sameAsCashDays: sameAsCashUntil === null ? 0 : diffDays(openedOn, sameAsCashUntil),
    taxRatePpm: agreement.taxRatePpm,
    paymentOrder: getStateRule(store.stateCode).paymentOrder,
  };
}
