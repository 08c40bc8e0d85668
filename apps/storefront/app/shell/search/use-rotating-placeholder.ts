import { useEffect, useState } from 'react';

/** Specification section 9. */
const ROTATION_MS = 5_000;

/** One name after the other; the first one stays where motion is unwanted. */
export function useRotatingPlaceholder(names: readonly string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  const count = names.length;
  useEffect(() => {
    if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((last) => last + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [count]);
  return names[turn % Math.max(1, count)];
}
