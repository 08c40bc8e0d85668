import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs work once no pointer is down: an error that appears while a button is being pressed moves the button away
 * from under the pointer, and the press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const onDown = () => {
      waiting.current ??= [];
    };
    // The click, which may submit the form, comes right after.
    const onUp = () =>
      setTimeout(() => {
        const works = waiting.current ?? [];
        waiting.current = null;
        for (const work of works) work();
      });
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('pointerup', onUp, true);
    window.addEventListener('pointercancel', onUp, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
      window.removeEventListener('pointercancel', onUp, true);
    };
  }, []);
  return (work) => {
    if (waiting.current) waiting.current.push(work);
    else work();
  };
}

/** Changes the page by an answer that comes by itself: what has the focus stays in sight, unless it was out of it before. */
export function changeAroundFocus(change: () => void): void {
  const focused = document.activeElement;
  const isInSight = () => {
    const { top = -1, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  };
  const wasInSight = isInSight();
  flushSync(change);
  if (wasInSight && !isInSight()) focused?.scrollIntoView({ block: 'nearest' });
}
