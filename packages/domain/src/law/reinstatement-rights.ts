import { BASIS_POINTS_PER_UNIT, type BasisPoints, type Cents } from '../money/index.ts';
import type { Frequency } from '../pricing/index.ts';
import { RETAILER_DAYS_AFTER_RETURN } from './derive-reinstatement.ts';
import { type DayUnit, getStateLaw, seen } from './state-law.ts';
import type { Basis } from './state-rule.ts';
import { getStateRule } from './state-rules.ts';

/** What a customer who missed a payment may do, and where it stands. */
export type ReinstatementRights = {
  /** From the due date, while the customer keeps the goods. */
  readonly keepDays: number;
  readonly keepUnit: DayUnit;
  readonly keepBasis: Basis;
  /** After a return: the retailer's promise in every state. */
  readonly returnDays: number;
  /** What the statute gives of it; null where it names no days. */
  readonly returnDaysByLaw: number | null;
  /** The most that the statute allows; the retailer charges nothing. Null: none was read. */
  readonly feeMaxCents: Cents | null;
  /** Section on reinstatement and the act that it is in; null where its words were not read. */
  readonly section: string | null;
  readonly act: string | null;
};

/** @param paidShareBps share of all rent that is paid: some states give more time from two thirds on */
export function reinstatementRights(
  stateCode: string,
  frequency: Frequency,
  paidShareBps: BasisPoints,
): ReinstatementRights {
  const { inPossession, fee } = getStateRule(stateCode).reinstatement;
  const law = getStateLaw(stateCode);
  const row = law && seen(law.reinstatement);
  const act = row && law && seen(law.statute);
  const reached = (row?.afterReturn ?? []).filter(({ fromPaidShareBps }) => fromPaidShareBps <= paidShareBps);
  return {
    keepDays: inPossession.days[frequency],
    keepUnit: inPossession.unit,
    keepBasis: inPossession.basis,
    returnDays: RETAILER_DAYS_AFTER_RETURN,
    returnDaysByLaw: reached.length === 0 ? null : Math.max(...reached.map(({ days }) => days)),
    feeMaxCents: fee.maxCents,
    section: row?.cite ?? null,
    act: act ? act.citation : null,
  };
}

/** The share that is paid; 10000 basis points for all. */
export const shareOf = (paidCents: Cents, allCents: Cents): BasisPoints =>
  allCents === 0 ? 0 : Math.floor((paidCents * BASIS_POINTS_PER_UNIT) / allCents);
