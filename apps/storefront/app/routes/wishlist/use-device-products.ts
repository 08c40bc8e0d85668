import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { RegionProduct } from '../../regions/region-products.ts';

/**
 * The products of what a guest's device keeps; null while they are on their way. One that is taken back meanwhile
 * asks for nothing, and is still there when that is undone.
 * @param ids of the page shown; null for a customer, or while they are not known
 */
export function useDeviceProducts(ids: readonly string[] | null): readonly RegionProduct[] | null {
  const { load, data, state } = useFetcher<{ products: readonly RegionProduct[] }>();
  const wanted = ids?.join(',') ?? '';
  useEffect(() => {
    if (wanted === '') return;
    void load(`/saved-items?ids=${encodeURIComponent(wanted)}`);
  }, [wanted, load]);
  if (ids === null || (data === undefined && wanted !== '')) return null;
  if (state === 'loading' && !ids.some((id) => data?.products.some((product) => product.id === id)))
    return null;
  return data?.products ?? [];
}
