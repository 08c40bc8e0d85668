import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while its markup is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
