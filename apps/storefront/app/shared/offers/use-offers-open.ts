import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pushEvent } from '../../platform/analytics/data-layer.ts';

/** Offers that were only glanced at are not reported. */
const REPORTED_AFTER_MS = 1000;

/** The page, by the router's key, on which they were reported last. */
let reportedOn: string | null = null;

/**
 * While the offers are open the page is marked and a click outside closes them; after a second that is reported, once a page
 * (specification section 4).
 * @param area holds the offers and what opens them
 */
export function useOffersOpen(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) latestClose.current();
    };
    document.body.classList.add('open');
    document.addEventListener('click', closeOutside);
    return () => {
      document.body.classList.remove('open');
      document.removeEventListener('click', closeOutside);
    };
  }, [area, isOpen]);
  useEffect(() => {
    if (!isOpen || reportedOn === key) return;
    const timer = setTimeout(() => {
      reportedOn = key;
      pushEvent({ event: 'RacTracking', action: 'myOffers' });
    }, REPORTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, key]);
}
