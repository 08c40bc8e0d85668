import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';

export const HISTORY_KINDS = ['checkout', 'online', 'autopay', 'store', 'refund'] as const;

/** What the address asks for; null shows all. */
export type HistoryFilters = {
  readonly agreement: string | null;
  readonly year: string | null;
  readonly kind: (typeof HISTORY_KINDS)[number] | null;
};

export function readHistoryFilters(query: URLSearchParams): HistoryFilters {
  const kind = query.get('kind');
  return {
    agreement: query.get('agreement') || null,
    year: /^\d{4}$/.exec(query.get('year') ?? '')?.[0] ?? null,
    kind: HISTORY_KINDS.find((known) => known === kind) ?? null,
  };
}

/** A refund is a payment that was given back, and one that pays money out. */
const isKind = ({ source, status }: PaymentHistoryEntry, kind: HistoryFilters['kind']) =>
  kind === null || (kind === 'refund' ? source === 'refund' || status === 'reversed' : source === kind);

export function filterHistory(
  entries: readonly PaymentHistoryEntry[],
  { agreement, year, kind }: HistoryFilters,
): PaymentHistoryEntry[] {
  return entries.filter(
    (entry) =>
      (agreement === null || entry.agreementNumber === agreement) &&
      (year === null || entry.paidOn.startsWith(year)) &&
      isKind(entry, kind),
  );
}

/** What counts as paid: what was given back does not. */
export const paidCentsOf = ({ status, amountCents }: PaymentHistoryEntry) =>
  status === 'completed' ? amountCents : 0;

export type HistoryTotals = {
  readonly paidCents: number;
  readonly rentCents: number;
  readonly taxCents: number;
  /** Fees, coverage and credit. */
  readonly otherCents: number;
  readonly count: number;
};

export function totalHistory(entries: readonly PaymentHistoryEntry[]): HistoryTotals {
  const kept = entries.filter(({ status }) => status === 'completed');
  const sum = (of: (entry: PaymentHistoryEntry) => number) =>
    kept.reduce((total, entry) => total + of(entry), 0);
  const paidCents = sum(paidCentsOf);
  const rentCents = sum(({ parts }) => parts.rentCents + parts.buyOutCents);
  const taxCents = sum(({ parts }) => parts.taxCents);
  return { paidCents, rentCents, taxCents, otherCents: paidCents - rentCents - taxCents, count: kept.length };
}

/** What had been paid in the year, or in all with several, up to and with each entry; entries are newest first. */
export function runningTotals(entries: readonly PaymentHistoryEntry[]): number[] {
  let total = 0;
  return entries
    .toReversed()
    .map((entry) => {
      total += paidCentsOf(entry);
      return total;
    })
    .toReversed();
}

export const yearsOf = (entries: readonly PaymentHistoryEntry[]) => [
  ...new Set(entries.map(({ paidOn }) => paidOn.slice(0, 4))),
];
