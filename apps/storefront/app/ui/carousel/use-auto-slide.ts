import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Advances every `everyMs` unless somebody paused it, looks at it, works in it, or wants no motion. */
export function useAutoSlide(everyMs: number | null, advance: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isStill = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
  const onTime = useEffectEvent(advance);
  const isRunning = everyMs !== null && !isPaused && !isHeld && !isStill;
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
    /** False where it never moves by itself, so that there is nothing to pause. */
    canPause: everyMs !== null && !isStill,
    hold: {
      onMouseEnter: () => setIsHeld(true),
      onMouseLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}
