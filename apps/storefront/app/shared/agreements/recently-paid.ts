import { useEffect, useState } from 'react';
import { keep, readKept } from '../../platform/browser-storage.ts';

/** Specification section 9: the list is cleared after an hour, which is checked every minute. */
const CLEARED_AFTER_MS = 3_600_000;
export const CHECK_EVERY_MS = 60_000;

/** Agreements paid in this browser, and when the first of them was. */
export type RecentlyPaid = { readonly since: number; readonly agreementIds: readonly string[] };

const NOTHING: RecentlyPaid = { since: 0, agreementIds: [] };

/** What is still remembered at a time, in milliseconds since 1970; nothing of anything that is no such list. */
export function stillPaid(kept: unknown, now: number): RecentlyPaid {
  const { since, agreementIds } = (kept ?? {}) as Partial<RecentlyPaid>;
  if (typeof since !== 'number' || !Array.isArray(agreementIds)) return NOTHING;
  return now - since < CLEARED_AFTER_MS && since <= now ? { since, agreementIds } : NOTHING;
}

/** The list with further agreements. */
export function withPaid(list: RecentlyPaid, agreementIds: readonly string[], now: number): RecentlyPaid {
  if (agreementIds.length === 0) return list;
  const since = list.agreementIds.length === 0 ? now : list.since;
  return { since, agreementIds: [...new Set([...list.agreementIds, ...agreementIds])] };
}

/** @param paidAt when the payment was made; an old receipt that is opened again is no news */
export function rememberPaid(agreementIds: readonly string[], paidAt: number): void {
  const now = Date.now();
  if (now - paidAt >= CLEARED_AFTER_MS) return;
  keep('recentlyPaid', withPaid(stillPaid(readKept('recentlyPaid'), now), agreementIds, paidAt));
}

/** Ids of agreements that were paid in this browser within the hour. */
export function useRecentlyPaid(): readonly string[] {
  const [paid, setPaid] = useState<readonly string[]>(NOTHING.agreementIds);
  useEffect(() => {
    const check = () => {
      const list = stillPaid(readKept('recentlyPaid'), Date.now());
      if (list === NOTHING && readKept('recentlyPaid') !== null) keep('recentlyPaid', null);
      setPaid(list.agreementIds);
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return paid;
}
