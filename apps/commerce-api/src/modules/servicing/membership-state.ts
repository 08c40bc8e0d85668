import type { Membership } from '@ownpath/contracts/servicing';
import { calendarDateIn } from '@ownpath/domain/dates';
import { type MembershipEnd, type MembershipPayment, membershipEnd } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { agreementStatusOf, storeDayOf } from './agreement-status.ts';
import type { AgreementAccount } from './servicing-queries.ts';

type Agreement = AgreementAccount['agreement'];
type ScheduledRow = AgreementAccount['schedule'][number];

/** A club that is an agreement of its own, or a running rental that a membership was chosen with. */
export const hasMembership = ({ type, clubCents, status }: Agreement): boolean =>
  status === 'active' && (type === 'club' || clubCents > 0);

export const isMembershipActive = (agreement: Agreement): boolean =>
  hasMembership(agreement) &&
  agreement.membershipCancelledAt === null &&
  agreement.isMembershipActive !== false;

/** In a club of its own the whole payment is the fee. */
const feeOf = ({ type }: Agreement, row: ScheduledRow) =>
  type === 'club' ? row.rentCents + row.taxCents : row.clubCents;

/** The waiver is settled before the membership. */
function paidFeeOf(agreement: Agreement, row: ScheduledRow): number {
  const isRentPaid = row.status === 'paid' || row.status === 'partially-paid';
  if (row.status === 'paid' || (agreement.type === 'club' && isRentPaid)) return feeOf(agreement, row);
  return agreement.type === 'club' ? 0 : Math.max(0, row.coveragePaidCents - row.coverageCents);
}

function toMembershipPayment(agreement: Agreement, row: ScheduledRow): MembershipPayment {
  return {
    number: row.sequence,
    dueDate: row.dueOn,
    coversTo: row.coversTo ?? row.dueOn,
    feeCents: feeOf(agreement, row),
    paidCents: paidFeeOf(agreement, row),
  };
}

/** What ending the membership does on the store's calendar day. */
export function endOf(account: AgreementAccount, now: Date): MembershipEnd {
  const { agreement, schedule } = account;
  const payments = schedule.map((row) => toMembershipPayment(agreement, row));
  return membershipEnd(payments, storeDayOf(account, now));
}

/** A payment without the fee that is not paid; null when nothing of it is left to be paid or kept. */
function withoutFee(agreement: Agreement, row: ScheduledRow): ScheduledRow {
  const clubCents = paidFeeOf(agreement, row);
  const isSettled =
    row.status === 'partially-paid' &&
    row.coverageCents + clubCents === row.coveragePaidCents &&
    row.processingFeeCents === row.feePaidCents;
  return { ...row, clubCents, status: isSettled ? 'paid' : row.status };
}

/** The account once the membership has ended. */
export function withoutMembership(account: AgreementAccount, end: MembershipEnd): AgreementAccount {
  const { agreement, schedule } = account;
  const isDropped = ({ sequence }: ScheduledRow) => end.droppedNumbers.includes(sequence);
  return {
    ...account,
    suspenseCents: account.suspenseCents + end.creditCents,
    schedule:
      agreement.type === 'club'
        ? schedule.filter((row) => !isDropped(row))
        : schedule.map((row) => (isDropped(row) ? withoutFee(agreement, row) : row)),
  };
}

function nextPaymentOf(account: AgreementAccount, now: Date) {
  const { dueCents, currentDueOn, unpaid } = agreementStatusOf(account, now);
  const chargeCents = dueCents - Math.min(account.suspenseCents, dueCents);
  return { chargeCents, currentDueOn, unpaid };
}

function endedOf(account: AgreementAccount): Membership['ended'] {
  const { membershipCancelledAt, membershipEndsOn, membershipCreditCents } = account.agreement;
  if (membershipCancelledAt === null || membershipEndsOn === null) return null;
  return {
    cancelledOn: calendarDateIn(membershipCancelledAt, account.store.timeZone),
    endsOn: membershipEndsOn,
    creditCents: membershipCreditCents,
  };
}

/** A membership as its member sees it, with what ending it today would do. */
export function toMembership(account: AgreementAccount, locale: Locale, now: Date): Membership {
  const { agreement, schedule } = account;
  const isActive = isMembershipActive(agreement);
  const end = endOf(account, now);
  const next = nextPaymentOf(account, now);
  const nextFee = schedule.find(({ sequence }) => isActive && end.droppedNumbers.includes(sequence));
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    name: agreement.name[locale],
    storeNumber: agreement.storeId,
    statusRef: isActive ? 'A' : 'I',
    frequency: agreement.frequency,
    since: agreement.openedOn ?? undefined,
    feeCents: agreement.type === 'club' ? agreement.rateCents : agreement.clubCents,
    nextFeeCents: nextFee ? feeOf(agreement, nextFee) - paidFeeOf(agreement, nextFee) : 0,
    chargesLeft: isActive ? end.droppedNumbers.length : 0,
    leftCents: isActive ? end.droppedCents : 0,
    nextDueOn: next.currentDueOn,
    nextPaymentCents: next.chargeCents,
    nextPaymentWithoutCents: isActive
      ? nextPaymentOf(withoutMembership(account, end), now).chargeCents
      : next.chargeCents,
    paymentsLeft: next.unpaid.length,
    totalCostCents: agreement.totalCostCents,
    cashPriceCents: agreement.cashPriceCents,
    ending: isActive ? { endsOn: end.endsOn, creditCents: end.creditCents } : null,
    ended: endedOf(account),
  };
}
