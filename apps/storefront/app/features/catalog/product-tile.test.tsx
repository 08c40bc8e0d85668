import { readFileSync } from 'node:fs';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MarkupCache } from '../../platform/markup-cache/cached-content.tsx';
import { createPageMarkup } from '../../platform/markup-cache/markup-cache.server.tsx';
import type { Tile } from '../../shared/tiles/tile.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { ProductTile } from './product-tile.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const cents = fc.integer({ min: 1, max: 3 });
const word = fc.constantFrom('a', 'b');

const rate = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  paymentCents: cents,
  paymentCount: cents,
  lastPaymentCents: cents,
  totalCents: cents,
  totalCostToOwnCents: cents,
  cashPriceCents: cents,
  wasPaymentCents: fc.option(cents),
  percentOff: fc.option(cents),
});

const variant = fc.record({
  id: word,
  colorId: word,
  colorName: word,
  colorHex: fc.constantFrom('#111111', '#222222'),
  imageUrl: fc.constantFrom('/art/a.svg', '/pictures/b-840.webp'),
});

const tile: fc.Arbitrary<Tile> = fc.record({
  id: word,
  name: word,
  brand: word,
  urlPath: word,
  tint: fc.constantFrom('oat', 'sage'),
  badges: fc.subarray(['new', 'sale', 'clearance']),
  isAddOn: fc.boolean(),
  condition: fc.constantFrom('NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'),
  availability: fc.record({
    orderable: fc.boolean(),
    stockLevel: cents,
    type: fc.constantFrom('INVENTORY_PRODUCT', 'SO_PRODUCT', null),
    deliveryBand: fc.constantFrom('next-day', null),
  }),
  variants: fc.uniqueArray(variant, { selector: ({ id }) => id, maxLength: 2 }),
  rates: fc.array(rate, { maxLength: 2 }),
});

const shown = fc.record({
  hit: tile,
  layout: fc.constantFrom('grid', 'column', 'list'),
  headingLevel: fc.constantFrom('h2', 'h3'),
  isLazy: fc.boolean(),
  isFirst: fc.boolean(),
  isInColor: fc.boolean(),
  isColorAsked: fc.boolean(),
});
type Shown = typeof shown extends fc.Arbitrary<infer Props> ? Props : never;

function render(tiles: readonly Shown[], page: ReturnType<typeof createPageMarkup> | null): string {
  const element = tiles.map((props, index) => <ProductTile key={index.toString()} {...props} />);
  const html = renderToString(
    <MarkupCache value={page?.markup ?? null}>
      <IntlProvider locale="en-US" messages={messages}>
        <ToastProvider>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </ToastProvider>
      </IntlProvider>
    </MarkupCache>,
  );
  return page?.finish(Buffer.from(html), true).toString() ?? html;
}

test('a tile from what was rendered before is the tile that would be rendered now', () => {
  fc.assert(
    fc.property(fc.array(shown, { minLength: 1, maxLength: 4 }), (tiles) => {
      const plain = render(tiles, null);
      expect(render(tiles, createPageMarkup('en-US', 'n1'))).toBe(plain);
      expect(render(tiles, createPageMarkup('en-US', 'n2'))).toBe(plain);
      expect(render(tiles.toReversed(), createPageMarkup('en-US', 'n3'))).toBe(
        render(tiles.toReversed(), null),
      );
    }),
    { numRuns: 300 },
  );
});

test('one that differs in anything that it shows is not taken for the other', () => {
  fc.assert(
    fc.property(shown, shown, fc.nat(), fc.nat(), (base, other, whole, part) => {
      const names = Object.keys(base) as (keyof Shown)[];
      const name = names[whole % names.length] ?? 'hit';
      const fields = Object.keys(base.hit) as (keyof Tile)[];
      const field = fields[part % fields.length] ?? 'id';
      const changed: Shown =
        name === 'hit'
          ? { ...base, hit: { ...base.hit, [field]: other.hit[field] } }
          : { ...base, [name]: other[name] };
      render([base], createPageMarkup('en-US', 'n1'));
      expect(render([changed], createPageMarkup('en-US', 'n2'))).toBe(render([changed], null));
    }),
    { numRuns: 500 },
  );
});
