import { IMPRESSION_VISIBILITY_THRESHOLD } from '@ownpath/domain/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImpressions } from './impressions.ts';

class Tile {
  readonly dataset: Record<string, string>;
  constructor(dataset: Record<string, string>) {
    this.dataset = dataset;
  }
}
type Entry = { readonly target: Tile; readonly intersectionRatio: number };

/** What the page shows, and what the browser says of it. */
let page: Tile[];
let asked: unknown;
let scroll: (entries: readonly Entry[]) => void;
const observed: Tile[] = [];

beforeEach(() => {
  page = [];
  observed.length = 0;
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { querySelectorAll: () => page });
  vi.stubGlobal('HTMLElement', Tile);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Entry[]) => void, options: unknown) {
        scroll = callback;
        asked = options;
      }
      observe(tile: Tile) {
        observed.push(tile);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const seen = () =>
  (window.racDataLayer ?? []).map((event) => ('kind' in event ? `${event.kind} ${event.id}` : event.event));

test('a tile is seen when nine tenths of it are in view, once on each page', () => {
  const look = createImpressions();
  const sofa = new Tile({ product: 'sofa' });
  page = [sofa, new Tile({ offer: 'spring' }), new Tile({ banner: '/c/deals' })];
  look();
  look();
  expect(observed).toHaveLength(3);
  expect(asked).toEqual({ threshold: 0.9 });
  expect(IMPRESSION_VISIBILITY_THRESHOLD).toBe(0.9);

  scroll([{ target: sofa, intersectionRatio: 0.89 }]);
  expect(seen()).toEqual([]);
  scroll(page.map((target) => ({ target, intersectionRatio: 0.9 })));
  scroll([{ target: sofa, intersectionRatio: 1 }]);
  expect(seen()).toEqual(['product sofa', 'offer spring', 'banner /c/deals']);

  vi.stubGlobal('location', { pathname: '/cart' });
  page = [new Tile({ product: 'sofa' })];
  look();
  scroll(page.map((target) => ({ target, intersectionRatio: 1 })));
  expect(seen()).toHaveLength(4);
});
