import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router';
import { HydrationMark } from './early-input/hydration-mark.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that the server renders at once, and whose script comes when it is scrolled to, or when the page around it
 * changes; at once on a page that the browser renders. For parts that work without a script.
 *
 * Until then React leaves the server's HTML alone. A `Suspense` boundary would hold back every update by the router until the
 * script is here.
 */
export function loadWhenSeen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const part = loadOnce(load);
  return memo(function LoadedWhenSeen(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(part.get);
    /** Until the first render after hydration. */
    const isFirst = useRef(!isPageHydrated());
    const entered = useRef<Entered | null>(null);
    // Read for the sake of a render with any change of data or place.
    useNavigation();
    const show = () => {
      part.load().then(
        () =>
          whenReleased(element, () => {
            // It was asked for twice, or is gone.
            if (!element.current?.hasAttribute('data-waits')) return;
            entered.current = readEntered(element.current);
            // At once: the next press must not come between.
            flushSync(() => setPart(part.get));
          }),
        (error: unknown) => console.warn('A part of the page has no script yet.', error),
      );
    };
    useEffect(() => {
      if (Part) {
        // Stays from the server's HTML when its script was here before the page was hydrated.
        element.current?.removeAttribute('data-waits');
        restoreEntered(element.current, entered.current);
        entered.current = null;
        return;
      }
      if (!isFirst.current) show();
      isFirst.current = false;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      });
      if (element.current) observer.observe(element.current);
      return () => observer.disconnect();
    });
    if (Part) {
      return (
        <div key="part" ref={element} data-waits={import.meta.env.SSR || undefined} suppressHydrationWarning>
          <Part {...props} />
        </div>
      );
    }
    return (
      // What the server rendered stays: React does not look inside.
      <div
        key="html"
        ref={element}
        data-waits
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  });
}

/** A part that few pages have. The server renders it at once; its script comes with the pages that have it. */
export function loadWhenRendered<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const part = loadOnce(load);
  const Waiting = lazy(async () => {
    await part.load();
    return { default: part.get() as ComponentType<Props> };
  });
  return function LoadedWhenRendered(props: Props) {
    // What suspends on the server is streamed in a form that a browser without JavaScript can't show.
    const Part = (import.meta.env.SSR && part.get()) || Waiting;
    return (
      <Suspense>
        <HydrationMark />
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Calls when nothing in the part is pressed: a press is lost when its element is replaced before it ends. */
function whenReleased(part: RefObject<HTMLElement | null>, then: () => void): void {
  if (part.current?.matches(':active')) requestAnimationFrame(() => whenReleased(part, then));
  else then();
}

/** The server has all parts before the first request. */
function loadOnce<Props>(load: Load<Props>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const once = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        // The next one to ask tries again, as after a lost connection.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  if (import.meta.env.SSR) void once();
  return { get: () => loaded, load: once };
}

/** What a shopper did in a part before its script came, by the order of its elements. */
type Entered = {
  readonly focus: number;
  readonly texts: readonly string[];
  readonly open: readonly boolean[];
};

const focusables = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>('a, button, input, select, summary'),
];
const textFields = (part: HTMLElement) =>
  [...part.querySelectorAll('input')].filter(
    ({ type }) => type === 'text' || type === 'email' || type === 'tel',
  );
const disclosures = (part: HTMLElement) => [...part.querySelectorAll('details')];

function readEntered(part: HTMLElement | null): Entered | null {
  if (!part) return null;
  return {
    focus: focusables(part).indexOf(document.activeElement as HTMLElement),
    texts: textFields(part).map(({ value }) => value),
    open: disclosures(part).map(({ open }) => open),
  };
}

function restoreEntered(part: HTMLElement | null, entered: Entered | null): void {
  if (!part || !entered) return;
  for (const [index, field] of textFields(part).entries()) field.value = entered.texts[index] ?? field.value;
  for (const [index, details] of disclosures(part).entries())
    details.open = entered.open[index] ?? details.open;
  focusables(part)[entered.focus]?.focus({ preventScroll: true });
}

function isPageHydrated(): boolean {
  return !import.meta.env.SSR && document.documentElement.hasAttribute('data-hydrated');
}
