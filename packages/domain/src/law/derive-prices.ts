import type { BasisPoints } from '../money/index.ts';
import {
  CAP_CLASSES,
  type CapClass,
  DEFAULT_EARLY_PURCHASE_RULE,
  type EarlyPurchaseRule,
  type LdwCap,
  type PriceCap,
} from '../pricing/index.ts';
import type { StateCode } from '../stores/us-states.ts';
import { byFrequency } from './by-frequency.ts';
import { type StateLaw, seen } from './state-law.ts';
import type { StateRule } from './state-rule.ts';
import { OWNERSHIP_AT_SHARE_OF_RENT, USED_GOODS_CAPS } from './statute-readings.ts';

/** The longest three calendar months. */
const DAYS_OF_THREE_MONTHS = 92;
const DAYS_OF_A_MONTH = 31;

/** The option of a state's law; where the law leaves it free or was not read, the retailer's: half of the unpaid rent. */
export function deriveEarlyPurchase(
  stateCode: string,
  law: StateLaw,
): Pick<StateRule, 'epo' | 'epoBasis' | 'sameAsCashMinDays' | 'sameAsCashLetterDays'> {
  const row = seen(law.earlyPurchase);
  const months = row?.sameAsCashMonths ?? 0;
  const sameAsCashMinDays = months === 3 ? DAYS_OF_THREE_MONTHS : months * DAYS_OF_A_MONTH;
  const sameAsCash = { sameAsCashMinDays, sameAsCashLetterDays: row?.noticeDays ?? null };
  const formula = row?.fixedByLaw ? formulaOf(row) : null;
  if (formula === null) return { epo: DEFAULT_EARLY_PURCHASE_RULE, epoBasis: 'policy', ...sameAsCash };
  const share = OWNERSHIP_AT_SHARE_OF_RENT[stateCode as StateCode];
  const epo = share === undefined ? formula : { ...formula, ownershipAtShareBps: share };
  return { epo, epoBasis: 'law', ...sameAsCash };
}

function formulaOf({
  formula,
  shareBps,
  atLeastOnePayment,
}: NonNullable<StateLaw['earlyPurchase']>): EarlyPurchaseRule | null {
  switch (formula) {
    case 'FRACTION':
    case 'SAC_THEN_FRACTION':
      return { strategy: 'FRACTION', ...(atLeastOnePayment === true && { isAtLeastOnePayment: true }) };
    case 'CASH_LESS_PCT':
    case 'PCT_REMAINING':
      return typeof shareBps === 'number' ? { strategy: formula, shareBps } : null;
    default:
      return null;
  }
}

export function derivePriceCap(stateCode: string, law: StateLaw): PriceCap | null {
  const row = seen(law.caps);
  if (row === null) return null;
  if (typeof row.totalPerCashBps === 'number') {
    return { type: 'TOTAL_PER_CASH', totalPerCashBps: row.totalPerCashBps };
  }
  const multiples = row.cashPerMerchantCostBps;
  if (!multiples || typeof row.totalPerMaxCashBps !== 'number') return null;
  const cheap = multiples.electronicsCostUnder15000Cents;
  const used = USED_GOODS_CAPS[stateCode as StateCode];
  return {
    type: 'MERCHANT_COST',
    cashPerCostBps: Object.fromEntries(
      CAP_CLASSES.map((capClass) => [capClass, multipleOf(multiples, capClass)]),
    ) as Record<CapClass, BasisPoints>,
    ...(cheap !== undefined && { cheapElectronicsBps: cheap }),
    totalPerMaxCashBps: row.totalPerMaxCashBps,
    ...(used !== undefined && { used }),
  };
}

/** A class that the law does not name is one of its "all other items". */
function multipleOf(multiples: Readonly<Record<string, BasisPoints>>, capClass: CapClass): BasisPoints {
  const multiple = multiples[capClass] ?? multiples.other;
  if (multiple === undefined) throw new RangeError(`No cap for ${capClass} nor for other items`);
  return multiple;
}

export function deriveWaiverCap(law: StateLaw): StateRule['ldwCap'] {
  const row = seen(law.damageWaiver);
  if (!row || typeof row.maxShareBps !== 'number') return null;
  const { maxShareBps: shareBps, orAtLeastCents } = row;
  return byFrequency((frequency): LdwCap => {
    if (!orAtLeastCents) return { shareBps };
    // Semi-monthly is not named: the lower amount.
    return { shareBps, orAtLeastCents: orAtLeastCents[frequency === 'MONTHLY' ? 'monthly' : 'subMonthly'] };
  });
}

/** A waiver is an added charge: it is offered only by words that were read, and not where they ask for a further paper. */
export function deriveWaiverRefusal(law: StateLaw): StateRule['waiverRefusal'] {
  const row = seen(law.damageWaiver);
  if (!row) return 'no-source';
  if (row.separateSignedHandout) return 'separate-handout';
  if (row.separateAgreement) return 'separate-agreement';
  return row.needsApprovedForm ? 'approved-form' : null;
}

/**
 * The highest processing fee. It counts toward the total cost, and the usual total is twice the cash price: where the
 * law allows no more than that, none is charged.
 */
export function deriveProcessingFeeMax(law: StateLaw, priceCap: PriceCap | null): number | null {
  if (priceCap?.type === 'TOTAL_PER_CASH' && priceCap.totalPerCashBps <= 20_000) return 0;
  return seen(law.fees)?.processingMaxCents ?? null;
}
