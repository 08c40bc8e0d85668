import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { DEALS_PATH, type DealsResult } from './deals-form-data.ts';

/** Sends a sign-up and tells what came of it. `onDone` runs once for each success. */
export function useDealsSignUp(onDone: () => void) {
  const fetcher = useFetcher<DealsResult>();
  const done = useEffectEvent(onDone);
  const isDone = fetcher.state === 'idle' && fetcher.data?.ok === true;
  const result = fetcher.data;
  useEffect(() => {
    if (isDone && result) done();
  }, [isDone, result]);
  return {
    Form: fetcher.Form,
    /** What the form around the fields needs beside its own. */
    formProps: { method: 'post', action: DEALS_PATH } as const,
    isSending: fetcher.state !== 'idle',
    refusal: fetcher.state === 'idle' && result && !result.ok ? result : null,
  };
}
