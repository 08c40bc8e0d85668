import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type DealsModalTimes, delayOn } from '../../features/deals/deals-modal-times.ts';
import { ACTIVITY } from '../../shared/inactivity/activity.ts';

const DealsModal = lazy(() => import('./deals-modal.tsx').then((part) => ({ default: part.DealsModal })));

/** Another dialog, or a field that somebody is in. */
const BUSY = '[role=dialog], [role=alertdialog], :is(input, textarea, select, iframe):focus';

type Props = {
  readonly times: DealsModalTimes | null;
  /** When the first page opened, in milliseconds. */
  readonly openedAt: number;
};

/** Opens the modal once nobody has touched the page for its time, and once in 15 days. */
export function DealsModalWatch({ times, openedAt }: Props) {
  const { pathname } = useLocation();
  const pageOpenedAt = useRef(openedAt);
  const [stage, setStage] = useState<'waiting' | 'due' | 'over'>('waiting');
  const delayMs = times && delayOn(pathname, times);
  useEffect(() => {
    if (delayMs === null || stage !== 'waiting') return;
    const stop = whenIdle(pageOpenedAt.current, delayMs, () => setStage('due'));
    return () => {
      stop();
      pageOpenedAt.current = Date.now();
    };
  }, [pathname, delayMs, stage]);
  // After a sign-up there are no times any more, while the form still has to say thanks.
  if (stage !== 'due' || (times && delayMs === null)) return null;
  return (
    <Suspense>
      <DealsModal onClose={() => setStage('over')} />
    </Suspense>
  );
}

/** Acts once, after a time without activity in a page that is seen and has nothing open. Returns what stops it. */
function whenIdle(since: number, delayMs: number, act: () => void): () => void {
  let activeAt = since;
  const note = () => {
    activeAt = Date.now();
  };
  const leftMs = () => activeAt + delayMs - Date.now();
  const check = () => {
    if (document.hidden || document.querySelector(BUSY)) note();
    if (leftMs() <= 0) act();
    else timer = setTimeout(check, leftMs());
  };
  let timer = setTimeout(check, leftMs());
  for (const type of ACTIVITY) addEventListener(type, note, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of ACTIVITY) removeEventListener(type, note, true);
  };
}
