import { lazy, Suspense, useEffect, useState } from 'react';
import type { DealsModalTimes } from '../../features/deals/deals-modal-times.ts';

const DealsModalWatch = lazy(() =>
  import('./deals-modal-watch.tsx').then((part) => ({ default: part.DealsModalWatch })),
);

/**
 * The modal signup-for-deals. Nothing of it is loaded before half of the shorter delay has passed.
 * @param props.times null where nobody is asked
 */
export function DealsModalHost({ times }: { readonly times: DealsModalTimes | null }) {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const loadMs = times && Math.min(times.homeMs, times.otherMs) / 2;
  useEffect(() => {
    if (loadMs === null) return;
    const now = Date.now();
    const timer = setTimeout(() => setOpenedAt((before) => before ?? now), loadMs);
    return () => clearTimeout(timer);
  }, [loadMs]);
  if (openedAt === null) return null;
  return (
    <Suspense>
      <DealsModalWatch times={times} openedAt={openedAt} />
    </Suspense>
  );
}
