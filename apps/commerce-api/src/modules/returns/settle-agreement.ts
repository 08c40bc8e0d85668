import type { CalendarDate } from '@ownpath/domain/dates';
import {
  type CoveredPeriod,
  coveredDays,
  openPayments,
  type ReturnSettlement,
  settleReturn,
} from '@ownpath/domain/servicing';
import { type Agreement, findDeliveryTerms } from '../agreements/index.ts';
import {
  findSuspense,
  listPaidBy,
  listSchedule,
  type Queryable,
  type ScheduledPayment,
} from './returns-queries.ts';

const isPaid = ({ status }: ScheduledPayment) => status !== 'scheduled';
const coverageOf = (row: ScheduledPayment) => row.coverageCents + row.clubCents;

/** What is still to be paid of each payment's rent and tax, after rent that was paid in advance. */
function openOf(schedule: readonly ScheduledPayment[], extraRentCents: number) {
  const payments = schedule.map((row) => ({
    number: row.sequence,
    dueDate: row.dueOn,
    rentCents: row.rentCents,
    taxCents: row.taxCents,
    isPaid: isPaid(row),
    coverageCents: 0,
    feeCents: 0,
    lateFeeCents: 0,
  }));
  return new Map(openPayments({ payments, extraRentCents }).map((payment) => [payment.number, payment]));
}

function periodsOf(
  schedule: readonly ScheduledPayment[],
  { extraRentCents }: Agreement,
  startsOn: CalendarDate,
): CoveredPeriod[] {
  const days = coveredDays(schedule, startsOn);
  const open = openOf(schedule, extraRentCents);
  return schedule.map((row, index) => {
    const { rentCents, taxCents } = row;
    const left = open.get(row.sequence);
    const coverageCents = coverageOf(row);
    const paid = {
      rentCents: rentCents - (left?.rentCents ?? 0),
      taxCents: taxCents - (left?.taxCents ?? 0),
      coverageCents: row.status === 'paid' ? coverageCents : row.coveragePaidCents,
    };
    const { from, to } = days[index] ?? { from: row.dueOn, to: row.dueOn };
    return { number: row.sequence, from, to, rentCents, taxCents, coverageCents, paid };
  });
}

/** Money that goes back to a card or account. */
export type GivenBack = {
  readonly captureId: string;
  readonly amountCents: number;
  readonly paymentMethod: Awaited<ReturnType<typeof listPaidBy>>[number]['paymentMethod'];
  readonly cardBrand: string | null;
  readonly last4: string | null;
};

export type AgreementSettlement = ReturnSettlement & {
  readonly lastDay: CalendarDate;
  /** To how it was paid, the latest payment first. */
  readonly back: readonly GivenBack[];
  /** What was not paid by card or account, given back at the store. */
  readonly atStoreCents: number;
};

/** Facts of an agreement's return that do not depend on the day. */
export async function loadSettling(queryable: Queryable, agreement: Agreement) {
  const schedule = await listSchedule(queryable, agreement.id);
  const terms = await findDeliveryTerms(queryable, agreement);
  const startsOn = terms?.rentStartsOn ?? agreement.openedOn ?? schedule[0]?.dueOn ?? '';
  const periods = periodsOf(schedule, agreement, startsOn);
  const suspenseCents = await findSuspense(queryable, agreement.id);
  const paidBy = await listPaidBy(queryable, agreement.id);
  return { schedule, periods, suspenseCents, paidBy };
}

/** What a return settles with this last day, and to whom it goes back. */
export function settlementOn(
  { periods, suspenseCents, paidBy }: Awaited<ReturnType<typeof loadSettling>>,
  lastDay: CalendarDate,
): AgreementSettlement {
  const settlement = settleReturn(periods, suspenseCents, lastDay);
  let leftCents = Math.max(0, settlement.totalCents);
  const back: GivenBack[] = [];
  for (const { captureId, leftCents: paidCents, ...method } of paidBy) {
    const amountCents = Math.min(leftCents, paidCents);
    leftCents -= amountCents;
    if (amountCents > 0) back.push({ captureId, amountCents, ...method });
  }
  return { ...settlement, lastDay, back, atStoreCents: leftCents };
}
