import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What keeps the slides still: each ends by itself, so that one can end while another lasts. */
const FREE = { pointer: false, finger: false, keyboard: false };

/**
 * Advances every `everyMs` unless paused, under the pointer or a finger, with the focus of the keyboard in it, or with
 * reduced motion.
 */
export function useAutoSlide(everyMs: number | null, advance: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [held, setHeld] = useState(FREE);
  const hold = (by: Partial<typeof FREE>) => setHeld((before) => ({ ...before, ...by }));
  const isStill = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
  const onTime = useEffectEvent(advance);
  const isRunning = everyMs !== null && !isPaused && !isStill && !Object.values(held).includes(true);
  useEffect(() => {
    if (!isRunning || everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTime();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs]);
  return {
    isRunning,
    isPaused,
    togglePause: () => setIsPaused((paused) => !paused),
    /** False when there is no automatic movement to pause. */
    canPause: everyMs !== null && !isStill,
    hold: {
      onMouseEnter: () => hold({ pointer: true }),
      onMouseLeave: () => hold({ pointer: false }),
      onTouchStart: () => hold({ finger: true }),
      onTouchEnd: () => hold({ finger: false }),
      onTouchCancel: () => hold({ finger: false }),
      // A click leaves the focus on a button, which must not stop the slides for good.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => hold({ keyboard: target.matches(':focus-visible') }),
      onBlur: () => hold({ keyboard: false }),
    },
  };
}
