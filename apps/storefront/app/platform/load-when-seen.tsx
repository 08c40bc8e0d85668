import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigation } from 'react-router';
import { HydrationMark } from './early-input/hydration-mark.tsx';

/**
 * A part of a page that the server renders at once, and whose script comes when it is scrolled to, or when the page around it
 * changes; at once on a page that the browser renders. For parts that work without a script.
 */
export function loadWhenSeen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let isSeen = () => {};
  const seen = new Promise<void>((resolve) => {
    isSeen = resolve;
  });
  const Part = import.meta.env.SSR
    ? loadAtOnce(load)
    : lazy(async () => {
        await seen;
        return { default: await load() };
      });
  return memo(function LoadedWhenSeen(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const [isRenderedHere] = useState(isPageHydrated);
    // Read so that the part comes with any change of data or place: React would hold a page's transition back for its script.
    useNavigation();
    const hasCommitted = useRef(false);
    if (isRenderedHere || hasCommitted.current) isSeen();
    useEffect(() => {
      hasCommitted.current = true;
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
        <Suspense fallback={<WhenShown onShow={isSeen} />}>
          <HydrationMark loads="seen" />
          <Part {...props} />
        </Suspense>
      ),
      [props],
    );
    return <div ref={element}>{part}</div>;
  });
}

/** A part that few pages have. The server renders it at once; its script comes with the pages that have it. */
export function loadWhenRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = import.meta.env.SSR ? loadAtOnce(load) : lazy(async () => ({ default: await load() }));
  return function LoadedWhenRendered(props: Props) {
    return (
      <Suspense>
        <HydrationMark />
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * On the server. What suspends there is streamed in a form that a browser without JavaScript can't show, so a part that has
 * loaded, as all have before the first request, does not suspend.
 */
function loadAtOnce<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const loading = load().then((component) => {
    loaded = component;
    return { default: component };
  });
  const Waiting = lazy(() => loading);
  return function LoadedAtOnce(props: Props) {
    const Part = loaded ?? Waiting;
    return <Part {...props} />;
  };
}

function isPageHydrated(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-hydrated');
}

/** In place of a part that React had to render anew before its script came. */
function WhenShown({ onShow }: { readonly onShow: () => void }): null {
  useEffect(onShow, [onShow]);
  return null;
}
