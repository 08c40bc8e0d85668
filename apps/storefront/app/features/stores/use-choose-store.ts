import { createElement, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher, useNavigate } from 'react-router';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import type { ChooseStoreResult } from './choose-store.server.ts';

export const CHOOSE_STORE_KEY = 'choose-store';

/** Waits for the choice to be saved, says so, and goes back to where the visitor came from. */
export function useChooseStore(): { readonly problemCode: string | null } {
  const fetcher = useFetcher<ChooseStoreResult>({ key: CHOOSE_STORE_KEY });
  const navigate = useNavigate();
  const showToast = useToast();
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (!result?.ok) return;
    showToast({
      tone: 'done',
      content: createElement(FormattedMessage, { id: 'stores.chosen', values: { address: result.address } }),
    });
    void navigate(result.returnTo);
  }, [result, showToast, navigate]);
  return { problemCode: result && !result.ok ? result.code : null };
}
