import { lazy, Suspense, useState } from 'react';
import { useStorePrompt } from '../../shared/shopper/store-prompt.tsx';
import { useStoreArrival } from './use-choose-store.ts';
import { useStoreGuess } from './use-store-guess.ts';

const StorePopover = lazy(() =>
  import('./store-popover.tsx').then((module) => ({ default: module.StorePopover })),
);

const nothing = () => {};

/** The store finder of every page. The pop-over's code is loaded when it first opens. */
export function StorePopoverHost() {
  const prompt = useStorePrompt();
  const anchor = prompt?.anchor ?? null;
  const [hasOpened, setHasOpened] = useState(false);
  if (anchor && !hasOpened) setHasOpened(true);
  const close = prompt?.close ?? nothing;
  useStoreArrival(close);
  useStoreGuess();
  if (!hasOpened) return null;
  return (
    <Suspense>
      <StorePopover anchor={anchor} onClose={close} />
    </Suspense>
  );
}
