import { useEffect } from 'react';
import type { PanelProps } from './menu-tab.tsx';
import { StoreOffersNow } from './store-offers-now.tsx';

/** The offers of the shopper's store, dropped down from the header. */
export function OffersPanel({ id, ref, startsFocused, onNavigate }: PanelProps) {
  useEffect(() => {
    if (startsFocused) ref.current?.querySelector('a')?.focus();
  }, [startsFocused, ref]);
  return (
    <div
      id={id}
      ref={ref}
      className="page-width pointer-events-none absolute inset-x-0 top-full z-30 flex justify-end"
    >
      <StoreOffersNow
        area={ref}
        onClose={onNavigate}
        onNavigate={onNavigate}
        className="pointer-events-auto max-h-[calc(100dvh-12rem)] w-130 max-w-full overflow-y-auto rounded-b-card bg-oat-50 p-5 shadow-pop"
      />
    </div>
  );
}
