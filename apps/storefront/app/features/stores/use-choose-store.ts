import { createElement, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher, useNavigate } from 'react-router';
import { keep } from '../../platform/browser-storage.ts';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import type { ChooseStoreResult } from './choose-store.server.ts';
import { tellStoreChoice } from './store-change.ts';

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
 * Waits for a choice to be saved, wherever it was made, says so, remembers it in this browser, and goes back to where
 * the visitor came from. Stands once on every page.
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
    tellStoreChoice(result);
    showToast({
      tone: 'done',
      content: createElement(FormattedMessage, { id: 'stores.chosen', values: { address: result.address } }),
    });
    onArrival();
    void navigate(result.returnTo);
  }, [result, showToast, navigate, onArrival]);
}
