import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';

/** A line of the ledger: one payment, or a run of usual ones between two that need a word. */
export type LedgerRow =
  | { readonly kind: 'payment'; readonly entry: PaymentHistoryEntry }
  | { readonly kind: 'run'; readonly entries: readonly PaymentHistoryEntry[] };

/** The newest payments that always have a line each. */
const SHOWN_FIRST = 3;
/** So many usual payments in a row are worth folding. */
const MIN_RUN = 3;

/** One scheduled payment of rent, tax and the coverage that was chosen, received in full: nothing to explain. */
function isUsual({
  parts,
  paidNumbers,
  status,
  source,
  amountCents,
  debitState,
}: PaymentHistoryEntry): boolean {
  const { rentCents, taxCents, coverageCents } = parts;
  return (
    source !== 'checkout' &&
    status === 'completed' &&
    debitState !== 'pending' &&
    paidNumbers.length === 1 &&
    amountCents === rentCents + taxCents + coverageCents
  );
}

/** Of the same parts, so that a run can say them once. */
const isLike = (one: PaymentHistoryEntry, other: PaymentHistoryEntry) =>
  one.parts.rentCents === other.parts.rentCents &&
  one.parts.taxCents === other.parts.taxCents &&
  one.parts.coverageCents === other.parts.coverageCents;

/**
 * The payments, newest first, with runs of usual ones folded. Fees, parts, extra rent, purchases and refunds are never
 * folded.
 */
export function ledgerRows(entries: readonly PaymentHistoryEntry[], isAll: boolean): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let run: PaymentHistoryEntry[] = [];
  const endRun = () => {
    if (run.length >= MIN_RUN) rows.push({ kind: 'run', entries: run });
    else rows.push(...run.map((entry) => ({ kind: 'payment', entry }) as const));
    run = [];
  };
  for (const [index, entry] of entries.entries()) {
    const [first] = run;
    if (isAll || index < SHOWN_FIRST || !isUsual(entry)) {
      endRun();
      rows.push({ kind: 'payment', entry });
    } else if (first && !isLike(first, entry)) {
      endRun();
      run = [entry];
    } else run.push(entry);
  }
  endRun();
  return rows;
}
