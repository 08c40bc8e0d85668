import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { takeInTab } from '../../../platform/browser-storage.ts';
import { useShopData } from '../../../shared/shopper/shop-data.ts';
import { useToast } from '../../../ui/toast.tsx';
import { isSessionPath } from './watched-paths.ts';

const SessionWatch = lazy(() =>
  import('./session-watch.tsx').then((module) => ({ default: module.SessionWatch })),
);

/** The session warning of account pages, whose code is loaded there only; and the toast after it signed out. */
export function SessionHost() {
  const intl = useIntl();
  const showToast = useToast();
  const { pathname } = useLocation();
  const isSignedIn = useShopData()?.customer != null;
  useEffect(() => {
    if (!takeInTab('signedOut')) return;
    showToast({ tone: 'info', content: intl.formatMessage({ id: 'session.signedOut' }) });
  }, [intl, showToast]);
  if (!isSignedIn || !isSessionPath(pathname)) return null;
  return (
    <Suspense>
      <SessionWatch />
    </Suspense>
  );
}
