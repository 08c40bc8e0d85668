import { useLocation, useNavigate } from 'react-router';
import { useIsAlive } from './use-is-alive.ts';

/**
 * One of `ids` chosen by the address's hash, else the first. The server never sees a hash, so the first one is chosen
 * until the page is alive. A choice replaces the address: Back leads to the page before, not through the tabs.
 */
export function useHashChoice(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const named = ids.find((id) => isAlive && hash === `#${id}`);
  const choose = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [named ?? ids[0], choose];
}
