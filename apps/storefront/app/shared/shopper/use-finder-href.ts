import { useLocation } from 'react-router';

/** The store finder, from which a choice leads back to this page. */
export function useFinderHref(): string {
  const { pathname, search } = useLocation();
  return `/find-a-store?returnTo=${encodeURIComponent(pathname + search)}`;
}
