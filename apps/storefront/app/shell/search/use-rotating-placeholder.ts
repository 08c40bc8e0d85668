import { SEARCH_PLACEHOLDER_ROTATION_MS } from '@ownpath/domain/constants';
import { useEffect, useState } from 'react';

/** One name after the other; the first one stays where motion is unwanted. */
export function useRotatingPlaceholder(names: readonly string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  const count = names.length;
  useEffect(() => {
    if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((last) => last + 1), SEARCH_PLACEHOLDER_ROTATION_MS);
    return () => clearInterval(timer);
  }, [count]);
  return names[turn % Math.max(1, count)];
}
