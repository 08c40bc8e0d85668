import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far before it is seen something counts as near. */
const AHEAD = '200px';

/** Calls once when the element comes near the window. */
export function useWhenNear<Kind extends HTMLElement>(onNear: () => void): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  const callNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        callNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
