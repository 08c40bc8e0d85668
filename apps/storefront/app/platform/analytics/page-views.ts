import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pushEvent } from './data-layer.ts';
import type { PageView } from './events.ts';

/** Page names of the checkout steps (specification section 2); those that it leaves open follow their pattern. */
export const STEP_NAMES: ReadonlyMap<string, string> = new Map([
  ['wof', 'WOF Page'],
  ['identity-verification-form', 'Identity Verification Page'],
  ['claim-offer', 'Claim Offer Page'],
  ['reservation', 'Reservation Page'],
  ['payment-schedule', 'Pay Schedule Page'],
  ['renewal-terms-page', 'Renewal Terms Page'],
  ['bank-verification', 'Bank Verification Page'],
  ['payment', 'Payment Page'],
  ['docu-sign', 'Docu Sign Page'],
]);

const PAGE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^\/payfone$/, 'Payfone Page'],
  [/^\/submit-application$/, 'Form Submit Application Page'],
  [/^\/(?:checkout|submit-application)\/confirmation(?:\/|$)/, 'Confirmation Page'],
];

/** @param path without the site's and the locale's prefix, as in `maskedPath` */
export function pageNameOf(path: string, search: string): string | null {
  if (path === '/checkout') return STEP_NAMES.get(new URLSearchParams(search).get('step') ?? '') ?? null;
  return PAGE_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** A path, with or without a prefix of site and language, without the numbers of orders and agreements, which belong to one person. */
export function maskedPath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return path.replace(
    /(\/orders|\/(?:checkout|submit-application|my-accounts)\/(?:confirmation|agreement))\/(?!open$)[^/]+/,
    '$1/-',
  );
}

/**
 * Reports each page once, with the page before it, and again when the browser restores it as it was left. A step of the checkout is
 * a page of its own.
 */
export function createPageViews(
  report: (view: PageView) => void,
): (pathname: string, search: string, isRestored?: boolean) => void {
  let last: Pick<PageView, 'pageName' | 'path'> | null = null;
  return (pathname, search, isRestored = false) => {
    const path = maskedPath(pathname);
    const pageName = pageNameOf(path, search);
    if (isRestored) last = null;
    if (last?.path === path && last.pageName === pageName) return;
    report({ event: 'pageview', pageName, path, previousPath: last?.path ?? null });
    last = { pageName, path };
  };
}

const view = createPageViews(pushEvent);

/** Reports the page that is shown to the data layer. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    view(pathname, search);
    const viewAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) view(pathname, search, true);
    };
    addEventListener('pageshow', viewAgain);
    return () => removeEventListener('pageshow', viewAgain);
  }, [pathname, search]);
}
