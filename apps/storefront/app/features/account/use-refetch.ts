import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Specification section 4: a reload that the address asks for waits about so long. */
const REFETCH_AFTER_MS = 5_000;

/**
 * With `refetch=true` in the address, loads all data of the account again, and clears the parameter.
 * @returns whether that is still to come
 */
export function useRefetch(): boolean {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = query.get('refetch') === 'true';
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => {
      const rest = new URLSearchParams(location.search);
      rest.delete('refetch');
      // A changed address loads every part of the page again.
      void navigate({ search: `${rest}` }, { replace: true, preventScrollReset: true });
    }, REFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsked, navigate]);
  return isAsked;
}
