import type { ByFrequency, Frequency, LateFeeAmount, LateFeeRule } from '../pricing/index.ts';
import { byFrequency, isShorterNamed } from './by-frequency.ts';
import { type LateFeeAmountRow, type LateFeeRow, type StateLaw, seen } from './state-law.ts';
import { SHORTER_GRACE_NAMED_FOR } from './statute-readings.ts';

/**
 * The late fee of a state's law. `null`: none is charged, because no statute text was seen, or it names no amount, or it
 * allows only a charge at reinstatement. A frequency that the law does not name has the longer grace and the amount for
 * payments more often than monthly, which is never the higher one.
 * @param reinstatementDays calendar days to reinstate; they are the grace where the law names none
 */
export function deriveLateFee(
  stateCode: string,
  law: StateLaw,
  reinstatementDays: ByFrequency<number>,
): LateFeeRule | null {
  const row = seen(law.lateFee);
  if (row === null) return null;
  const subMonthly = amountOf(row, row.subMonthly);
  const monthly = amountOf(row, row.monthly);
  if (subMonthly === null || monthly === null) return null;
  return byFrequency((frequency) => ({
    graceDays: graceDaysOf(stateCode, row, frequency) ?? reinstatementDays[frequency],
    amount: frequency === 'MONTHLY' ? monthly : subMonthly,
  }));
}

function graceDaysOf(stateCode: string, row: LateFeeRow, frequency: Frequency): number | null {
  const { subMonthly, monthly, unit } = row.graceDays;
  if (subMonthly === null || monthly === null) return null;
  // Five business days never span more than nine calendar days without holidays; none of these states is open.
  if (unit === 'business days') throw new RangeError(`Late fee of ${stateCode}: grace in business days`);
  const isShorter = isShorterNamed(SHORTER_GRACE_NAMED_FOR, stateCode, row, frequency);
  return isShorter ? subMonthly : Math.max(subMonthly, monthly);
}

function amountOf(row: LateFeeRow, amount: LateFeeAmountRow): LateFeeAmount | null {
  const { shareBps, maxCents, minCents, tiers } = amount;
  switch (row.kind) {
    case 'FLAT':
      return typeof maxCents === 'number' ? { type: 'FLAT', cents: maxCents } : null;
    case 'TIERED_FLAT':
      if (tiers === undefined) return typeof maxCents === 'number' ? { type: 'FLAT', cents: maxCents } : null;
      return {
        type: 'TIERED',
        tiers: tiers.map((tier) => ({ paymentUpToCents: tier.paymentUpToCents, cents: tier.maxCents })),
      };
    case 'PERCENT_CAPPED':
      return typeof shareBps === 'number' && typeof maxCents === 'number'
        ? { type: 'LESSER', shareBps, maxCents, minCents: minCents ?? 0 }
        : null;
    case 'PERCENT_OR_FLAT':
      return typeof shareBps === 'number' && typeof maxCents === 'number'
        ? { type: 'GREATER', shareBps, cents: maxCents }
        : null;
    case 'REINSTATEMENT_CHARGE_ONLY':
    case 'REASONABLE':
    case 'UNKNOWN_AMOUNT':
      return null;
  }
}
