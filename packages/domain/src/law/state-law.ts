import type { BasisPoints, Cents } from '../money/index.ts';
import rows from './state-law.json' with { type: 'json' };

/** How a row was checked. Money follows only the first; the other two are shown to a retailer's counsel. */
export const LAW_QUALITIES = ['statute text seen', 'secondary', 'own knowledge'] as const;
export type LawQuality = (typeof LAW_QUALITIES)[number];

/** Where a rule of law was read. `source` names entries of the state's `sources`. */
export type Cited = {
  readonly cite: string;
  readonly source: string | readonly string[] | null;
  readonly quality: LawQuality;
  readonly note?: string;
};

export type LawSource = { readonly url: string; readonly title: string; readonly year: string | null };

export type DayUnit = 'days' | 'business days';

/** Figures for payments more often than monthly, and for monthly ones. `null`: the law names none. */
type DaysByCadence = {
  readonly subMonthly: number | null;
  readonly monthly: number | null;
  readonly unit: DayUnit;
};

/** The longer figure applies to every period longer than a week. */
type HasCadence = { readonly biweeklyAs?: 'monthly' };

export type LateFeeAmountRow = {
  readonly maxCents?: Cents | null;
  readonly minCents?: Cents | null;
  readonly shareBps?: BasisPoints | null;
  readonly tiers?: readonly { readonly paymentUpToCents: Cents | null; readonly maxCents: Cents }[];
};

export const LATE_FEE_KINDS = [
  'FLAT',
  'TIERED_FLAT',
  'PERCENT_CAPPED',
  'PERCENT_OR_FLAT',
  'REINSTATEMENT_CHARGE_ONLY',
  'REASONABLE',
  'UNKNOWN_AMOUNT',
] as const;

export type LateFeeRow = Cited &
  HasCadence & {
    readonly kind: (typeof LATE_FEE_KINDS)[number];
    readonly graceDays: DaysByCadence;
    readonly subMonthly: LateFeeAmountRow;
    readonly monthly: LateFeeAmountRow;
  };

export type ReinstatementRow = Cited &
  HasCadence & {
    readonly inPossessionDays: DaysByCadence;
    readonly rule?: 'LATER_OF_7_DAYS_OR_HALF_PERIOD';
    readonly afterReturn: readonly { readonly fromPaidShareBps: BasisPoints; readonly days: number }[] | null;
    readonly afterReturnLeaseTerms?: number;
    readonly maxMissedPayments?: number;
    /** Start of `afterReturn`; the return when left out. */
    readonly measuredFrom?: string;
    readonly maxFeeCents: Cents | null;
    readonly condition: string;
  };

export const EARLY_PURCHASE_FORMULAS = [
  'FRACTION',
  'SAC_THEN_FRACTION',
  'CASH_LESS_PCT',
  'PCT_REMAINING',
] as const;

export type EarlyPurchaseRow = Cited & {
  /** False: an option must exist, its formula is the retailer's. */
  readonly fixedByLaw: boolean;
  readonly formula?: (typeof EARLY_PURCHASE_FORMULAS)[number] | null;
  readonly shareBps?: BasisPoints | null;
  readonly sameAsCashMonths?: number | null;
  /** Days after signing in which the customer is told of same-as-cash by a letter of its own. */
  readonly noticeDays?: number | null;
  readonly atLeastOnePayment?: boolean;
  readonly details: string;
};

export type CapsRow = Cited & {
  readonly cashPerMerchantCostBps?: Readonly<Record<string, BasisPoints>> | null;
  readonly totalPerMaxCashBps?: BasisPoints | null;
  readonly totalPerCashBps?: BasisPoints | null;
  readonly usedRule?: string | null;
  readonly details?: string;
};

export type DisclosuresRow = Cited & {
  readonly items: readonly string[];
  readonly labels: readonly string[];
  readonly notices: readonly string[];
  readonly minPointSize?: number | null;
  readonly noticeMinPointSize?: number;
  readonly bold?: boolean;
  readonly noticeBold?: boolean;
};

export type TagsRow = Cited & {
  readonly required: boolean;
  readonly items: readonly string[];
  readonly labels: readonly string[];
};

export type WaiverRow = Cited & {
  readonly mandatoryAllowed: boolean;
  readonly maxShareBps?: BasisPoints | null;
  readonly orAtLeastCents?: { readonly subMonthly: Cents; readonly monthly: Cents } | null;
  readonly minPointSize?: number | null;
  readonly notice?: string | null;
  readonly separateSignedHandout?: boolean;
  readonly separateAgreement?: boolean;
  readonly needsApprovedForm?: boolean;
};

export type FeesRow = Cited & {
  readonly processingMaxCents?: Cents | null;
  readonly deliveryMaxCents?: Cents | null;
  readonly deliveryInsteadOfProcessing?: boolean;
  readonly serviceContractDuringRental?: boolean;
  /** A store may keep a part of a deposit that a shopper paid to have goods held. */
  readonly depositMayBeKept?: boolean;
};

export type RuleRow = Cited & { readonly rule: string };

/** What was found of one state's rental-purchase law. `null`: no source was found. */
export type StateLaw = {
  readonly name: string;
  /** `statute`, or why there is none or why it does not help. */
  readonly status: string;
  readonly sources: Readonly<Record<string, LawSource>>;
  readonly statute: (Cited & { readonly citation: string; readonly title: string }) | null;
  readonly term: (Cited & { readonly value: string }) | null;
  readonly lateFee: LateFeeRow | null;
  readonly reinstatement: ReinstatementRow | null;
  readonly earlyPurchase: EarlyPurchaseRow | null;
  readonly caps: CapsRow | null;
  readonly disclosures: DisclosuresRow | null;
  readonly tags: TagsRow | null;
  readonly advertising: (Cited & { readonly items: readonly string[] }) | null;
  readonly damageWaiver: WaiverRow | null;
  readonly fees: FeesRow | null;
  readonly receipts: RuleRow | null;
  readonly copyAndNotice: (RuleRow & { readonly reviewHours?: number | null }) | null;
  readonly language: RuleRow | null;
};

/** The parts of a state's law that have a source of their own. */
export const LAW_TOPICS = [
  'statute',
  'term',
  'lateFee',
  'reinstatement',
  'earlyPurchase',
  'caps',
  'disclosures',
  'tags',
  'advertising',
  'damageWaiver',
  'fees',
  'receipts',
  'copyAndNotice',
  'language',
] as const satisfies readonly (keyof StateLaw)[];

/** @throws TypeError that names the state and the field when a row is not in the form of `StateLaw` */
export function readStateLaw(stateCode: string, row: unknown): StateLaw {
  const refuse = (field: string): never => {
    throw new TypeError(`State law of ${stateCode}: unexpected ${field}`);
  };
  if (!isRecord(row) || typeof row.name !== 'string' || typeof row.status !== 'string') return refuse('row');
  const { sources } = row;
  if (!isRecord(sources)) return refuse('sources');
  for (const topic of LAW_TOPICS) {
    const field = row[topic];
    if (field === null) continue;
    if (!isRecord(field) || typeof field.cite !== 'string') return refuse(topic);
    if (!isOneOf(LAW_QUALITIES, field.quality)) return refuse(`${topic}.quality`);
    const named = [field.source ?? []].flat();
    if (!named.every((id) => typeof id === 'string' && Object.hasOwn(sources, id))) {
      return refuse(`${topic}.source`);
    }
  }
  const law = row as StateLaw;
  if (law.lateFee && !isOneOf(LATE_FEE_KINDS, law.lateFee.kind)) return refuse('lateFee.kind');
  const formula = law.earlyPurchase?.formula ?? null;
  if (formula !== null && !isOneOf(EARLY_PURCHASE_FORMULAS, formula)) return refuse('earlyPurchase.formula');
  return law;
}

/** The row when the words of the section were read, else `null`: nothing may be charged by it. */
export function seen<Row extends Cited>(row: Row | null): Row | null {
  return row?.quality === 'statute text seen' ? row : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return values.some((one) => one === value);
}

/** Every state, DC and Puerto Rico. Research for a demo, not legal advice; `docs/law.md` lists it. */
export const stateLaw: Readonly<Record<string, StateLaw>> = Object.fromEntries(
  Object.entries(rows)
    .filter(([stateCode]) => stateCode !== '_meta')
    .map(([stateCode, row]) => [stateCode, readStateLaw(stateCode, row)]),
);

/** What was found of a state's law; `null` for a territory or code without a row. */
export function getStateLaw(stateCode: string): StateLaw | null {
  return Object.hasOwn(stateLaw, stateCode) ? (stateLaw[stateCode] ?? null) : null;
}
