import { addBusinessDays, addDays, type CalendarDate } from '../dates/index.ts';
import { type ByFrequency, type Frequency, PERIOD_DAYS } from '../pricing/index.ts';
import { byFrequency, isShorterNamed } from './by-frequency.ts';
import { type StateLaw, seen } from './state-law.ts';
import type { ReinstatementRule } from './state-rule.ts';
import { SHORTER_REINSTATEMENT_NAMED_FOR } from './statute-readings.ts';

/** The retailer's own time after a return: two years, longer than any statute gives. */
export const RETAILER_DAYS_AFTER_RETURN = 730;

/** The retailer's own time before a return, for states without a statute: the longest that any statute gives. */
export const RETAILER_DAYS_IN_POSSESSION: ByFrequency<number> = {
  WEEKLY: 7,
  BIWEEKLY: 10,
  SEMIMONTHLY: 10,
  MONTHLY: 15,
};

export function deriveReinstatement(stateCode: string, law: StateLaw | null): ReinstatementRule {
  const row = law && seen(law.reinstatement);
  return {
    inPossession: inPossessionOf(stateCode, law),
    afterReturn: { basis: 'policy', days: RETAILER_DAYS_AFTER_RETURN },
    fee: { basis: 'policy', cents: 0, maxCents: row?.maxFeeCents ?? null },
  };
}

function inPossessionOf(stateCode: string, law: StateLaw | null): ReinstatementRule['inPossession'] {
  const row = law && seen(law.reinstatement);
  const { subMonthly, monthly, unit } = row?.inPossessionDays ?? {};
  if (!row || typeof subMonthly !== 'number' || typeof monthly !== 'number' || unit === undefined) {
    return { basis: 'policy', days: RETAILER_DAYS_IN_POSSESSION, unit: 'days' };
  }
  const days = (frequency: Frequency) => {
    if (frequency === 'MONTHLY') return monthly;
    if (row.rule === 'LATER_OF_7_DAYS_OR_HALF_PERIOD') {
      return Math.max(subMonthly, Math.ceil(PERIOD_DAYS[frequency] / 2));
    }
    const isShorter = isShorterNamed(SHORTER_REINSTATEMENT_NAMED_FOR, stateCode, row, frequency);
    return isShorter ? subMonthly : Math.max(subMonthly, monthly);
  };
  return { basis: 'law', days: byFrequency(days), unit };
}

/** The last day to reinstate after a missed payment, while the customer keeps the goods. */
export function reinstatementEndDate(
  { inPossession }: ReinstatementRule,
  frequency: Frequency,
  dueDate: CalendarDate,
): CalendarDate {
  const days = inPossession.days[frequency];
  return inPossession.unit === 'days' ? addDays(dueDate, days) : addBusinessDays(dueDate, days);
}
