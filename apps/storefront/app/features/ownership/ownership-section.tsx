import type { OwnershipPath } from '@ownpath/domain/pricing';
import { lazy, Suspense } from 'react';
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
  return (
    <div ref={section}>
      <Suspense
        fallback={<div aria-hidden="true" className="h-296 rounded-panel bg-white shadow-card lg:h-171" />}
      >
        <OwnershipPanel path={path} />
      </Suspense>
    </div>
  );
}
