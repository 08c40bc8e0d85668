import type { EarlyPurchase } from '@ownpath/contracts/servicing';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Timers take no longer delay than 2^31 - 1 ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** An answer of the same day is asked for again after so long. */
const RETRY_MS = 5_000;

/**
 * Loads the page again when the quote ends at the store's midnight, also when the tab was hidden or the device asleep then. The
 * server's clock counts: that of the device may be wrong.
 * @returns whether the quote is of a later day than the one that the page opened with
 */
export function useQuoteRefresh({ quotedOn, quotedAt, validUntil }: EarlyPurchase): boolean {
  const { revalidate } = useRevalidator();
  const [openedWith] = useState(quotedOn);
  useEffect(() => {
    const serverAhead = Date.parse(quotedAt) - Date.now();
    const left = () => Date.parse(validUntil) - (Date.now() + serverAhead);
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const wait = left();
      if (wait > 0) timer = setTimeout(check, Math.min(wait, MAX_DELAY_MS));
      // Without a connection the page stays as it is until there is one.
      else if (navigator.onLine) {
        void revalidate();
        timer = setTimeout(check, RETRY_MS);
      }
    };
    check();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    window.addEventListener('online', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      window.removeEventListener('online', check);
    };
  }, [quotedAt, validUntil, revalidate]);
  return quotedOn !== openedWith;
}
