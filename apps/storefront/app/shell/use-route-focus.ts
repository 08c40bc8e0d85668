import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a change of path the focus stands on the page's heading, so that readers hear where they are. Whoever has begun
 * to write in a field while the page was on its way goes on there.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const isPending = useNavigation().state !== 'idle';
  const last = useRef(pathname);
  const leftFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (isPending) leftFrom.current = document.activeElement;
  }, [isPending]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    const from = leftFrom.current;
    leftFrom.current = null;
    if (from && activeElement !== from && activeElement?.matches('input, select, textarea')) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
