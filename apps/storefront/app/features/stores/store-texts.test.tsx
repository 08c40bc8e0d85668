import { readFileSync } from 'node:fs';
import type { Store } from '@ownpath/contracts/stores';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import type { StoreSearchResult } from './find-stores.server.ts';
import { StoreInfoCard } from './store-info-card.tsx';
import { SearchStatus } from './store-notices.tsx';
import { StoreResults } from './store-results.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const plano = {
  id: '04217',
  address1: '123 Main St',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  phone: '(214) 555-0142',
  distanceMiles: 1.2,
} as Store;

describe('what a search came to', () => {
  const status = (result: StoreSearchResult) => render(<SearchStatus result={result} />);

  test('a failed search says so', () => {
    expect(wordsOf(status({ outcome: 'failed' }))).toBe('Something went wrong. Try again!');
  });

  test('no store nearby appears after a second, and leads to help', () => {
    const markup = status({ outcome: 'none-nearby' });
    expect(wordsOf(markup)).toBe(
      'No store was found within 30 miles of your location. Having Trouble? Contact Us',
    );
    expect(markup).toContain('href="/contact-us"');
    expect(markup).toContain('delay-1000');
  });
});

describe('the list', () => {
  const chosen = { ...plano, id: '1', isGuess: false, distanceMiles: 1.2 };
  const list = (count: number, nextVisibleCount: number | null, own: ChosenStore = chosen) =>
    render(
      <StoreResults
        result={{
          outcome: 'found',
          total: 24,
          nextVisibleCount,
          center: { latitude: 33, longitude: -96 },
          stores: Array.from({ length: count }, (_, index) => ({ ...plano, id: String(index) })),
        }}
        store={own}
        active={{
          activeId: null,
          setActiveId: () => {},
          activateFromMap: () => {},
          list: { current: null },
        }}
        search={new URLSearchParams('postalCode=75024')}
        returnTo="/cart"
      />,
    );

  test('has ten stores, and ten more by Load More while there are more', () => {
    const markup = list(10, 20);
    expect(markup.match(/<li/g)).toHaveLength(10);
    expect(markup).toContain('href="/?postalCode=75024&amp;show=20"');
    expect(wordsOf(markup)).toMatch(/Load More$/);
    expect(wordsOf(list(24, null))).not.toContain('Load More');
  });

  test('numbers each store, and shows its address and its distance in miles', () => {
    const markup = list(2, null);
    expect(wordsOf(markup)).toMatch(/^1 123 Main St 1\.2 mi Plano, TX 75024 Make This My Store/);
    expect(wordsOf(markup)).toMatch(/2 123 Main St 1\.2 mi Plano, TX 75024 My Store Info/);
    expect(markup).toContain('max-h-[350px]');
  });

  test('calls a store that was not chosen by what it is, and offers it', () => {
    const guess = { ...chosen, isGuess: true };
    expect(wordsOf(list(2, null, guess))).toMatch(/2 123 Main St .* Nearest to you Make This My Store/);
    const last = { ...guess, distanceMiles: null };
    expect(wordsOf(list(2, null, last))).toMatch(/2 123 Main St .* Your previous store Make This My Store/);
    expect(wordsOf(list(2, null, guess))).not.toMatch(/(?<!Make This )My Store/);
  });
});

describe('the store', () => {
  test('has its address, distance, telephone, hours and the way to it', () => {
    const markup = render(<StoreInfoCard store={plano} mark="mine" distanceMiles={1.2} />);
    const words = wordsOf(markup);
    expect(words).toContain('123 Main St Plano, TX 75024, 1.2 miles away');
    expect(words).toContain('Store Hours Mon-Sat 10:00 AM - 6:00 PM Sunday Closed');
    expect(words).toContain('Get Directions');
    expect(markup).toContain('href="tel:2145550142"');
    expect(markup).toContain(
      'href="https://www.google.com/maps/dir/?api=1&amp;destination=123+Main+St%2C+Plano%2C+TX+75024"',
    );
  });
});
