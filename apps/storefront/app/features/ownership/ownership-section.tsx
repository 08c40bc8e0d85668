import { lazy, Suspense, useEffect, useId } from 'react';
import { HydrationMark } from '../../platform/early-input/hydration-mark.tsx';
import { useCachedContent } from '../../platform/markup-cache/cached-content.tsx';
import { useWhenNear } from '../../platform/when-near.ts';
import type { OwnershipPanelProps } from './ownership-panel.tsx';

let loadPanel = () => {};
const isNeeded = new Promise<void>((resolve) => {
  loadPanel = resolve;
});

const OwnershipPanel = lazy(async () => {
  // The server renders it at once; the browser loads its code before the first use.
  if (typeof document !== 'undefined') await isNeeded;
  const { OwnershipPanel } = await import('./ownership-panel.tsx');
  return { default: OwnershipPanel };
});

const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;
const LATEST_MS = 4_000;

/**
 * Loads the panel on the first interaction with the page, or after a delay. An update that reaches a part whose
 * code is missing would wait for it.
 */
function useLoadOnInteraction(): void {
  useEffect(() => {
    const load = () => loadPanel();
    const timer = setTimeout(load, LATEST_MS);
    for (const name of INTERACTIONS) window.addEventListener(name, load, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of INTERACTIONS) window.removeEventListener(name, load);
    };
  }, []);
}

/** The path to ownership: part of the server's markup, hydrated on demand. */
export function OwnershipSection({ path, scope, agreement }: OwnershipPanelProps) {
  useLoadOnInteraction();
  const section = useWhenNear<HTMLDivElement>(() => loadPanel());
  const id = useId();
  const content = (
    <Suspense
      fallback={<div aria-hidden="true" className="h-296 rounded-panel bg-white shadow-card lg:h-171" />}
    >
      <HydrationMark />
      <OwnershipPanel
        key={`${path.frequency} ${path.paymentCents} ${path.paymentCount} ${path.totalCents}`}
        id={id}
        path={path}
        scope={scope}
        agreement={agreement}
      />
    </Suspense>
  );
  return <div ref={section} {...useCachedContent('ownership', [path, scope, agreement], content, id)} />;
}
