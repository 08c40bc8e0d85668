import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * One of `ids` chosen by the address's hash, else the first. The server never sees a hash, so the first one is chosen
 * until the page is hydrated. A choice replaces the address: Back leads to the page before, not through the tabs.
 */
export function useHashChoice(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const named = ids.find((id) => isHydrated && hash === `#${id}`);
  const choose = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [named ?? ids[0], choose];
}
