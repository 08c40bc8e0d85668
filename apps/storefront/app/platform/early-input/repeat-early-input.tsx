import { type ReactNode, useEffect } from 'react';
import { repeatEarlyInput } from './early-input.ts';

/**
 * Its effect runs when the page inside it is hydrated, and says so on the document. It stands around the page and not
 * beside it: a sibling that the server doesn't render would change the ids that React counts.
 */
export function RepeatEarlyInput({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '');
    return repeatEarlyInput();
  }, []);
  return children;
}
