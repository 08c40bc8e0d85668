import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AddToCartResult } from '../../features/cart/add-to-cart.server.ts';
import { buyFetcherKey } from '../../features/product/buy-form.tsx';
import type { RegionProduct } from '../../regions/region-context.ts';

/** Loaded after the first item was added: the dialog's code is large. */
const AddedDialog = lazy(async () => {
  const { AddedDialog } = await import('./added-dialog.tsx');
  return { default: AddedDialog };
});

/**
 * The outcome of the last attempt to add.
 * @param actionData the answer to a form that was sent without JavaScript
 */
export function useAddResult(productId: string, actionData: AddToCartResult | undefined) {
  const fetcher = useFetcher<AddToCartResult>({ key: buyFetcherKey(productId) });
  const [closed, setClosed] = useState<unknown>(null);
  const result = fetcher.data ?? actionData;
  return {
    isAnswered: result !== undefined,
    ...outcomeOf(fetcher.state, result, closed),
    close: () => setClosed(result),
  };
}

/**
 * What the page shows of an answer once its data has loaded again. A click on a link of the dialog before that would leave
 * the router between two pages: while it looks up the route of the new one, it takes the end of that load for the end of
 * the navigation.
 */
export function outcomeOf(
  state: 'idle' | 'loading' | 'submitting',
  result: AddToCartResult | undefined,
  closed: unknown,
) {
  const settled = state === 'idle' ? result : undefined;
  return {
    added: settled?.ok && settled !== closed ? settled.added : null,
    refusal: settled && !settled.ok ? settled : null,
  };
}

type Props = {
  readonly result: ReturnType<typeof useAddResult>;
  readonly recommendations: readonly RegionProduct[];
};

export function AddedItem({ result: { isAnswered, added, close }, recommendations }: Props) {
  if (!isAnswered) return null;
  return (
    <Suspense>
      <AddedDialog added={added} onClose={close} recommendations={recommendations} />
    </Suspense>
  );
}
