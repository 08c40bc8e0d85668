import { createElement, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher, useNavigate } from 'react-router';
import { pushEvent } from '../../platform/analytics/data-layer.ts';
import { keep, readKept } from '../../platform/browser-storage.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ChooseStoreResult } from './choose-store.server.ts';

export const CHOOSE_STORE_KEY = 'choose-store';

function useChoice(): ChooseStoreResult | undefined {
  const fetcher = useFetcher<ChooseStoreResult>({ key: CHOOSE_STORE_KEY });
  return fetcher.state === 'idle' ? fetcher.data : undefined;
}

/** Why the last choice was refused; null when it was not. */
export function useChooseProblem(): string | null {
  const result = useChoice();
  return result && !result.ok ? result.code : null;
}

/**
 * After a choice was saved, anywhere on the page: stores it in this browser and goes back to where the visitor came from
 * with a toast, or stays on a page that says it itself. Used once on every page.
 */
export function useStoreArrival(onArrival: () => void): void {
  const result = useChoice();
  const navigate = useNavigate();
  const showToast = useToast();
  const handled = useRef<ChooseStoreResult>(undefined);
  useEffect(() => {
    if (!result?.ok || handled.current === result) return;
    handled.current = result;
    keep('store', result.storeId);
    reportStoreChoice(result);
    const { address, isHere, returnTo } = result;
    if (!isHere) {
      showToast({
        tone: 'done',
        content: createElement(FormattedMessage, { id: 'stores.chosen', values: { address } }),
      });
    }
    onArrival();
    void navigate(returnTo, { replace: isHere });
  }, [result, showToast, navigate, onArrival]);
}

/** A store that the shopper chose, not one that the shop guessed; with the store's own postal code. */
export type StoreChoice = { readonly storeId: string; readonly postalCode: string };

/** Whether store or postal code differ from the previous choice; true for the first one. */
export function isChangedChoice(prior: unknown, next: StoreChoice): boolean {
  if (typeof prior !== 'object' || prior === null) return true;
  const { storeId, postalCode } = prior as Partial<StoreChoice>;
  return storeId !== next.storeId || postalCode !== next.postalCode;
}

/** Reports a choice to the data layer, and stores it to compare the next one with. */
function reportStoreChoice({ storeId, postalCode }: StoreChoice): void {
  const next = { storeId, postalCode };
  pushEvent({ event: 'storeChange', ...next, isChanged: isChangedChoice(readKept('storeChoice'), next) });
  keep('storeChoice', next);
}
