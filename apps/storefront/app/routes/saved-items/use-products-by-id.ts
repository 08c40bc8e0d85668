import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { SavedProduct } from '../../features/cart/saved-list.tsx';

/**
 * The products of ids that only the browser knows; null while they are on their way. One that is taken back meanwhile
 * is still there when that is undone.
 * @param ids null while they are not known, or where nothing is to be asked
 */
export function useProductsById(ids: readonly string[] | null): readonly SavedProduct[] | null {
  const { load, data } = useFetcher<{ products: readonly SavedProduct[] }>();
  const wanted = ids?.join(',') ?? '';
  useEffect(() => {
    if (wanted !== '') void load(`/saved-items?ids=${encodeURIComponent(wanted)}`);
  }, [wanted, load]);
  if (ids === null || (data === undefined && wanted !== '')) return null;
  return data?.products ?? [];
}
