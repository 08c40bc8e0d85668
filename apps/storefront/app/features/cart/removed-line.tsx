import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import { useSingleSubmit } from '../../platform/forms/use-single-submit.ts';
import { CartProblem } from './cart-problem.tsx';
import type { CartChange, RemovedLine } from './change-cart.server.ts';

/** Says that a line was removed, and puts it back. It stands in a toast, on whichever page the shopper is by then. */
export function RemovedLineMessage({ line }: { readonly line: RemovedLine }) {
  const fetcher = useFetcher<CartChange>();
  const text = useRef<HTMLSpanElement>(null);
  const answer = fetcher.data;
  const isBusy = fetcher.state !== 'idle';
  const sendOnce = useSingleSubmit(isBusy, answer);
  useEffect(() => {
    // The button that had the focus is gone.
    if (answer) text.current?.focus();
  }, [answer]);
  if (answer) {
    return (
      <span ref={text} tabIndex={-1}>
        {answer.ok ? (
          <FormattedMessage id="cart.putBack" values={{ name: line.name }} />
        ) : (
          <CartProblem {...answer} />
        )}
      </span>
    );
  }
  const { name: _, ...fields } = line;
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      onSubmit={sendOnce}
      className="flex flex-wrap items-center justify-between gap-x-4"
    >
      <FormattedMessage id="cart.removed" />
      {Object.entries({ intent: 'put-back', ...fields }).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button
        type="submit"
        aria-disabled={isBusy || undefined}
        className="min-h-9 font-semibold underline hover:decoration-2"
      >
        <FormattedMessage id="saved.undo" />
      </button>
    </fetcher.Form>
  );
}
