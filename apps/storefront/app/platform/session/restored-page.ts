import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { isPrivatePath } from '../seo/private-paths.ts';

/** Private to search engines only: they show nothing of a guest that others may not see. */
const OPEN_PATH = /^\/(?:cart|search|login|registration)(?:\/|$)/i;

/** A hidden page is loaded anew when no answer has come by then: the browser shows that it waits, or what failed. */
const ANSWER_LIMIT_MS = 8_000;

const loadAnew = () => location.replace(location.pathname + location.search);

/**
 * Brings a page up to date that the browser shows again as it was left (decision 0105). One of a customer, or of an application
 * or an order, stays hidden until the server has said what is still theirs.
 */
export function RestoredPage({ isSignedIn }: { readonly isSignedIn: boolean }): null {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isUnderWay = useNavigation().state !== 'idle';
  const isPersonal = isSignedIn || (isPrivatePath(pathname) && !OPEN_PATH.test(pathname));
  const [refreshed, setRefreshed] = useState(0);

  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isPersonal) document.documentElement.style.visibility = 'hidden';
    };
    const refresh = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const isOffline = !navigator.onLine;
      if (isOffline && !isPersonal) return;
      // What it waited for when it was left would never come. `location.reload` is for code that is lost.
      if (isOffline || isUnderWay) return loadAnew();
      const late = isPersonal ? setTimeout(loadAnew, ANSWER_LIMIT_MS) : undefined;
      await revalidate();
      clearTimeout(late);
      startTransition(() => setRefreshed((count) => count + 1));
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', refresh);
    return () => {
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', refresh);
    };
  }, [isPersonal, isUnderWay, revalidate]);

  // After the render with the new data.
  useEffect(() => {
    if (refreshed > 0) document.documentElement.style.visibility = '';
    return () => {
      document.documentElement.style.visibility = '';
    };
  }, [refreshed]);
  return null;
}
