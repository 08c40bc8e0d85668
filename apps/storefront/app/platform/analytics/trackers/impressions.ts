import { IMPRESSION_VISIBILITY_THRESHOLD } from '@ownpath/domain/constants';
import { pushEvent } from '../data-layer.ts';

const WATCHED = '[data-product], [data-offer], [data-banner]';

/** Reports tiles, offers and banners that come into view, each once on a page. */
export function createImpressions(): () => void {
  let path = location.pathname;
  const seen = new Set<string>();
  const watched = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= IMPRESSION_VISIBILITY_THRESHOLD && target instanceof HTMLElement)
          report(target);
      }
    },
    { threshold: IMPRESSION_VISIBILITY_THRESHOLD },
  );
  const report = ({ dataset }: HTMLElement) => {
    const { product, offer, banner } = dataset;
    const kind = product ? 'product' : offer ? 'offer' : 'banner';
    const id = product ?? offer ?? banner ?? '';
    if (seen.has(`${kind} ${id}`)) return;
    seen.add(`${kind} ${id}`);
    pushEvent({ event: 'RacTracking', action: 'impression', kind, id });
  };
  return () => {
    if (path !== location.pathname) seen.clear();
    path = location.pathname;
    for (const element of document.querySelectorAll(WATCHED)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
}
