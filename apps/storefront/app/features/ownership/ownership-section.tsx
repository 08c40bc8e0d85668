import type { OwnershipPath } from '@ownpath/domain/pricing';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useWhenNear } from '../../platform/when-near.ts';

let letPanelCome = () => {};
/** Settled when a section is nearly in sight. */
const near = new Promise<void>((resolve) => {
  letPanelCome = resolve;
});

const OwnershipPanel = lazy(async () => {
  // The server draws it at once; its code comes to the browser when somebody comes near.
  if (typeof document !== 'undefined') await near;
  const { OwnershipPanel } = await import('./ownership-panel.tsx');
  return { default: OwnershipPanel };
});

/** The path to ownership: stands in the page's markup, and comes alive when it is nearly in sight. */
export function OwnershipSection({ path }: { readonly path: OwnershipPath }) {
  const section = useWhenNear<HTMLDivElement>(() => letPanelCome());
  const drawn = useRef(path);
  useEffect(() => {
    // What the server drew is of another path now.
    if (drawn.current !== path) letPanelCome();
  }, [path]);
  return (
    <div ref={section}>
      <Suspense
        fallback={<div aria-hidden="true" className="h-296 rounded-panel bg-white shadow-card lg:h-171" />}
      >
        <OwnershipPanel key={`${path.frequency} ${path.paymentCents} ${path.paymentCount}`} path={path} />
      </Suspense>
    </div>
  );
}
