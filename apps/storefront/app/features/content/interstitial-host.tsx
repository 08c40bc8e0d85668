import { lazy, Suspense, useState } from 'react';

const Interstitial = lazy(() =>
  import('./interstitial.tsx').then((module) => ({ default: module.Interstitial })),
);

/** The interstitial's code is loaded when one is due for the visit; it stays while the shell's data loads again. */
export function InterstitialHost({ isDue }: { readonly isDue: boolean }) {
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  if (!wasDue) return null;
  return (
    <Suspense>
      <Interstitial isDue={isDue} />
    </Suspense>
  );
}
