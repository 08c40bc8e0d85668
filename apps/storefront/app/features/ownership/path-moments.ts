import type { OwnershipPath } from '@ownpath/domain/pricing';

/** The amounts after a number of payments. */
export type PathMoment = {
  readonly paymentsMade: number;
  readonly date: string;
  readonly paidCents: number;
  readonly buyOutCents: number;
  /** Sum of both: the total cost of ownership. */
  readonly inAllCents: number;
  /** Part of the regular schedule. */
  readonly skippedPayments: number;
  readonly isOwned: boolean;
};

export function lastMomentOf({ dates }: OwnershipPath): number {
  return dates.length - 1;
}

/** @param paymentsMade number of payments, clamped to the path */
export function momentAt(path: OwnershipPath, paymentsMade: number): PathMoment {
  const at = Math.min(Math.max(0, paymentsMade), lastMomentOf(path));
  const paidCents = path.paidCents[at] ?? 0;
  const buyOutCents = path.buyOutCents[at] ?? 0;
  return {
    paymentsMade: at,
    date: path.dates[at] ?? '',
    paidCents,
    buyOutCents,
    inAllCents: paidCents + buyOutCents,
    skippedPayments: path.paymentCount - at,
    isOwned: buyOutCents === 0,
  };
}

/** The moment shown first, well within same-as-cash. */
export function firstShownMoment(path: OwnershipPath): number {
  const inWindow = path.sameAsCash?.paymentsMade ?? 0;
  const shown = inWindow > 0 ? Math.floor(inWindow * 0.8) : Math.floor(lastMomentOf(path) / 3);
  return Math.min(Math.max(1, shown), lastMomentOf(path));
}

/** Rows of the table: around the end of same-as-cash, then one a quarter, and the chosen moment. */
export function listMilestones(path: OwnershipPath, chosen: number): PathMoment[] {
  const last = lastMomentOf(path);
  const inWindow = path.sameAsCash?.paymentsMade ?? 0;
  const rows = [
    Math.floor(inWindow * 0.4),
    Math.floor(inWindow * 0.8),
    inWindow,
    inWindow + 1,
    Math.round(last / 2),
    Math.round(last * 0.75),
    last,
    chosen,
  ];
  const shown = [...new Set(rows)].filter((paymentsMade) => paymentsMade >= 1 && paymentsMade <= last);
  return shown.sort((a, b) => a - b).map((paymentsMade) => momentAt(path, paymentsMade));
}
