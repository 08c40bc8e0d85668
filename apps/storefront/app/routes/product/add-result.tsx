import type { ProductHit } from '@ownpath/contracts/catalog';
import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AddToCartResult } from '../../features/cart/add-to-cart.server.ts';
import { buyFetcherKey } from '../../features/product/buy-form.tsx';

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
    added: result?.ok && result !== closed ? result.added : null,
    refusal: result && !result.ok && fetcher.state === 'idle' ? result : null,
    close: () => setClosed(result),
  };
}

type Props = {
  readonly result: ReturnType<typeof useAddResult>;
  readonly recommendations: readonly ProductHit[];
};

export function AddedItem({ result: { isAnswered, added, close }, recommendations }: Props) {
  if (!isAnswered) return null;
  return (
    <Suspense>
      <AddedDialog added={added} onClose={close} recommendations={recommendations} />
    </Suspense>
  );
}
