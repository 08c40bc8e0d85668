import type { AgreementRefCode } from '@ownpath/contracts/servicing';
import { canPayOnline, type DueStatus, daysLate, dueStatusOf } from '@ownpath/domain/agreements';
import { type CalendarDate, calendarDateIn, isBefore } from '@ownpath/domain/dates';
import { lateFeeCents } from '@ownpath/domain/pricing';
import { getStateRule } from '@ownpath/domain/stores';
import type { AgreementAccount } from './servicing-queries.ts';

type Agreement = AgreementAccount['agreement'];

/** Statuses by the codes that clients read; cancelled agreements are never told. */
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

/** `A` running, `P` on the way, `C` over; a club membership is `A` or `I`. */
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

/** What the domain's rules for the account page read of an agreement. */
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

/** Money may be taken online when the customer and a running agreement both allow it (specification section 6). */
export function mayPayOnline(
  customer: { readonly isRemotePaymentAllowed: boolean },
  agreement: { readonly status: string; readonly allowsOnlinePayment: boolean },
): boolean {
  const allowOnlinePayment = agreement.status === 'active' && agreement.allowsOnlinePayment;
  return canPayOnline(letter(customer.isRemotePaymentAllowed), letter(allowOnlinePayment));
}

type ScheduledPayment = AgreementAccount['schedule'][number];

/** What a payment of today would be made of, in cents. */
export type AmountDue = {
  readonly rentCents: number;
  readonly taxCents: number;
  readonly coverageCents: number;
  readonly processingFeeCents: number;
  readonly lateFeeCents: number;
  readonly totalCents: number;
};

export type AgreementStatus = {
  /** The store's calendar day. */
  readonly today: CalendarDate;
  readonly unpaid: readonly ScheduledPayment[];
  readonly rentPaidCents: number;
  /** Earliest unpaid due date of an agreement that is not over; null when nothing is owed. */
  readonly currentDueOn: CalendarDate | null;
  readonly dueStatus: DueStatus | null;
  readonly daysLate: number;
  /** Rent due before today. */
  readonly pastDueRentCents: number;
  /** All that was due before today, fees and tax included. */
  readonly pastDueCents: number;
  /** Due today or earlier; when nothing is, the next payment. */
  readonly due: AmountDue;
  readonly duePaymentCount: number;
  /** Every payment left, without late fees that have not come up yet. */
  readonly remainingCents: number;
};

const RUNNING = ['pending', 'preliminary-invoiced', 'preliminary-paid', 'active'] as const;
const isRunning = (status: string) => RUNNING.some((running) => running === status);

const sum = <T>(rows: readonly T[], cents: (row: T) => number) =>
  rows.reduce((total, row) => total + cents(row), 0);

/** What the charge says; where none was made yet, what the state lets the store ask for. */
function lateFeeOf({ agreement, store, lateFees }: AgreementAccount, row: ScheduledPayment, days: number) {
  const charge = lateFees.find(({ dueOn }) => dueOn === row.dueOn);
  if (charge) return charge.status === 'paid' || charge.status === 'waived' ? 0 : charge.amountCents;
  return lateFeeCents(getStateRule(store.stateCode).lateFee, agreement.frequency, row.rentCents, days);
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

/** Where an agreement stands on the store's day: what was paid, what is due, what is late. */
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
