import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { isCheckoutPath } from './checkout-paths.ts';

const InactivityWatch = lazy(() =>
  import('./inactivity-watch.tsx').then((module) => ({ default: module.InactivityWatch })),
);

/** "Need more time?" on checkout pages. Its code is loaded there only; on other pages an open dialog is gone. */
export function InactivityHost() {
  const { pathname } = useLocation();
  if (!isCheckoutPath(pathname)) return null;
  return (
    <Suspense>
      <InactivityWatch />
    </Suspense>
  );
}
