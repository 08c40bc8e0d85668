import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 5_000;

/** Reads the page's data again while something is in review and the page is seen. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
