import { type ReactNode, useEffect } from 'react';
import { repeatEarlyClick } from './early-click.ts';

/**
 * Its effect runs when the page inside it is alive. It stands around the page and not beside it: a sibling that the
 * server doesn't render would change the ids that React counts.
 */
export function RepeatEarlyClicks({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(repeatEarlyClick, []);
  return children;
}
