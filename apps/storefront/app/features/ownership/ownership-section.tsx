import { lazy, Suspense, useEffect } from 'react';
import { useWhenNear } from '../../platform/when-near.ts';
import type { OwnershipPanelProps } from './ownership-panel.tsx';

let letPanelCome = () => {};
const wanted = new Promise<void>((resolve) => {
  letPanelCome = resolve;
});

const OwnershipPanel = lazy(async () => {
  // The server draws it at once; its code comes to the browser when somebody may want to use it.
  if (typeof document !== 'undefined') await wanted;
  const { OwnershipPanel } = await import('./ownership-panel.tsx');
  return { default: OwnershipPanel };
});

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;
const LATEST_MS = 4_000;

/**
 * Wanted when it is nearly in sight, but no later than anything else is done with the page: what a shopper does changes
 * the page as a whole, and React keeps a change back until every part that it touches is there.
 */
function useWhenWanted(): void {
  useEffect(() => {
    const come = () => letPanelCome();
    const timer = setTimeout(come, LATEST_MS);
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, come, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of SIGNS_OF_LIFE) window.removeEventListener(name, come);
    };
  }, []);
}

/** The path to ownership: stands in the page's markup, and is hydrated when it is wanted. */
export function OwnershipSection({ path, scope }: OwnershipPanelProps) {
  useWhenWanted();
  const section = useWhenNear<HTMLDivElement>(() => letPanelCome());
  return (
    <div ref={section}>
      <Suspense
        fallback={<div aria-hidden="true" className="h-296 rounded-panel bg-white shadow-card lg:h-171" />}
      >
        <OwnershipPanel
          key={`${path.frequency} ${path.paymentCents} ${path.paymentCount} ${path.totalCents}`}
          path={path}
          scope={scope}
        />
      </Suspense>
    </div>
  );
}
