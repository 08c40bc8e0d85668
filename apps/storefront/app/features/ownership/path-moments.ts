import type { OwnershipPath } from '@ownpath/domain/pricing';

/** Where the path stands after so many payments. */
export type PathMoment = {
  readonly made: number;
  readonly date: string;
  readonly paidCents: number;
  readonly buyOutCents: number;
  /** Both together: what ownership costs in all. */
  readonly inAllCents: number;
  /** Of the regular schedule. */
  readonly skippedPayments: number;
  readonly isOwned: boolean;
};

export function lastMomentOf({ dates }: OwnershipPath): number {
  return dates.length - 1;
}

/** @param made is brought into the path: below the first or above the last it is those */
export function momentAt(path: OwnershipPath, made: number): PathMoment {
  const at = Math.min(Math.max(0, made), lastMomentOf(path));
  const paidCents = path.paidCents[at] ?? 0;
  const buyOutCents = path.buyOutCents[at] ?? 0;
  return {
    made: at,
    date: path.dates[at] ?? '',
    paidCents,
    buyOutCents,
    inAllCents: paidCents + buyOutCents,
    skippedPayments: path.paymentCount - at,
    isOwned: buyOutCents === 0,
  };
}

/** Shown at first: well within same-as-cash, where there is something to save and something to lose. */
export function firstShownMoment(path: OwnershipPath): number {
  const inWindow = path.sameAsCash?.paymentsMade ?? 0;
  const shown = inWindow > 0 ? Math.floor(inWindow * 0.8) : Math.floor(lastMomentOf(path) / 3);
  return Math.min(Math.max(1, shown), lastMomentOf(path));
}

/** Rows of the table: around the end of same-as-cash, then by quarters, and the chosen one. */
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
  const shown = [...new Set(rows)].filter((made) => made >= 1 && made <= last);
  return shown.sort((a, b) => a - b).map((made) => momentAt(path, made));
}
