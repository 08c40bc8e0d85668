import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/**
 * A part of a page that the server renders at once, and whose script comes when it is scrolled to; at once on a page that the
 * browser renders. For parts that work without a script.
 */
export function loadWhenSeen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let isSeen = () => {};
  const seen = new Promise<void>((resolve) => {
    isSeen = resolve;
  });
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await seen;
    return { default: await load() };
  });
  return memo(function LoadedWhenSeen(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const isHydrated = useIsHydrated();
    const [isRenderedHere] = useState(isHydrated);
    if (isRenderedHere) isSeen();
    useEffect(() => {
      if (!element.current) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) isSeen();
      });
      observer.observe(element.current);
      return () => observer.disconnect();
    }, []);
    // A new element would make React throw away what the server rendered, until the script is here.
    const part = useMemo(
      () => (
        <Suspense>
          <Part {...props} />
        </Suspense>
      ),
      [props],
    );
    return <div ref={element}>{part}</div>;
  });
}
