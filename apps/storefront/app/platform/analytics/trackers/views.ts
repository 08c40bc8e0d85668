import { pushEvent } from '../data-layer.ts';
import { viewCategory } from './category-views.ts';
import { countSearch } from './search-counts.ts';

/** Zone of a rail of recommended products; null for any other rail. */
export function zoneOf(href: string | undefined): string | null {
  if (!href?.startsWith('/recommendations?')) return null;
  return new URLSearchParams(href.slice(href.indexOf('?'))).get('zone');
}

/** Reports the product, the category or the search that a page shows, once for each visit. */
export function createViews(): () => void {
  let last: string | null = null;
  return () => {
    const view = document.querySelector<HTMLElement>('[data-view]')?.dataset.view;
    const [kind = '', id = ''] = view?.split(' ') ?? [];
    const key = kind === 'search' ? `search ${new URLSearchParams(location.search).get('q')}` : view;
    if (key === last) return;
    last = key ?? null;
    if (kind === 'product') pushEvent({ event: 'RacTracking', action: 'viewProduct', productId: id });
    if (kind === 'category') {
      pushEvent({
        event: 'RacTracking',
        action: 'viewCategory',
        categoryId: id,
        interestScore: viewCategory(id),
      });
    }
    if (kind === 'search') {
      countSearch('viewSearch', Number(id));
      pushEvent({ event: 'RacTracking', action: 'viewSearch', resultCount: Number(id) });
    }
    if (kind === 'lead') pushEvent({ event: 'RacTracking', action: 'lead' });
  };
}

/** Reports recommended products once they have loaded. */
export function createRails(): () => void {
  const seen = new WeakMap<Element, string>();
  return () => {
    for (const rail of document.querySelectorAll<HTMLElement>('[data-rail][aria-busy="false"]')) {
      const href = rail.dataset.rail ?? '';
      const zone = zoneOf(href);
      if (zone === null || seen.get(rail) === href) continue;
      seen.set(rail, href);
      const tiles = [...rail.querySelectorAll<HTMLElement>('[data-product]')];
      const productIds = tiles.flatMap(({ dataset }) => dataset.product ?? []);
      pushEvent({ event: 'RacTracking', action: 'viewReco', zone, productIds });
    }
  };
}
