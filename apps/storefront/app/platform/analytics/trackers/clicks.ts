import { pushEvent } from '../data-layer.ts';
import { countSearch } from './search-counts.ts';
import { zoneOf } from './views.ts';

/** Reports a product that is pressed in a list; its colours and its heart are no visit. */
export function trackClicks(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    const tile = target.closest<HTMLElement>('[data-product]');
    const productId = tile?.dataset.product;
    if (!tile || !productId) return;
    const zone = zoneOf(tile.closest<HTMLElement>('[data-rail]')?.dataset.rail);
    if (zone) return pushEvent({ event: 'RacTracking', action: 'clickReco', zone, productId });
    const [kind, id] = tile.closest<HTMLElement>('[data-view]')?.dataset.view?.split(' ') ?? [];
    if (kind === 'search') {
      countSearch('clickSearch');
      pushEvent({ event: 'RacTracking', action: 'clickSearch', productId });
    }
    if (kind === 'category' && id) {
      pushEvent({ event: 'RacTracking', action: 'clickCategory', categoryId: id, productId });
    }
  });
}
