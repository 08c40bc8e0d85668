import { useEffect } from 'react';
import { pushEvent } from './data-layer.ts';

type Shop = {
  readonly customer: unknown;
  readonly store: { readonly id: string } | null;
  readonly cartCount: number;
  readonly hasApproval: boolean;
};

/** Reports the core data layer with the first page, and whenever one of its values changes. */
export function useCoreData({ customer, store, cartCount, hasApproval }: Shop): void {
  const isRegistered = customer !== null;
  const storeId = store?.id ?? null;
  useEffect(
    () => pushEvent({ event: 'coreData', isRegistered, storeId, cartCount, hasApproval }),
    [isRegistered, storeId, cartCount, hasApproval],
  );
}
