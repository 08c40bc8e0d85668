import type { ReactNode } from 'react';

/** Selects the marks of parts that the server rendered and whose code has not loaded yet. */
export const WAITING_PART = 'template[data-late-part]:not([data-hydrated])';

function markHydrated(mark: HTMLElement | null): void {
  mark?.setAttribute('data-hydrated', '');
}

/**
 * Stands inside a `Suspense` boundary, before the one element of a part whose code loads late. React attaches the ref
 * when it hydrates the part, which is how the mark knows.
 */
export function HydrationMark(): ReactNode {
  return <template data-late-part="" ref={markHydrated} />;
}

/** Ends the reach of a mark whose part may render nothing. */
export function HydrationMarkEnd(): ReactNode {
  return <template />;
}
