import { useEffect } from 'react';
import { repeatEarlyClick } from './early-click.ts';

/** Stands beside the page: its effect runs when the page around it is alive. */
export function EarlyClickRepeater(): null {
  useEffect(repeatEarlyClick, []);
  return null;
}
