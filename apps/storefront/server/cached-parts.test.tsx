import { readFileSync } from 'node:fs';
import type { RentalPrice } from '@ownpath/contracts/catalog';
import { DEFAULT_EARLY_PURCHASE_RULE } from '@ownpath/domain/pricing';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { FacetRail } from '../app/features/catalog/facet-rail.tsx';
import { listOwnershipPaths } from '../app/features/ownership/ownership-paths.server.ts';
import { OwnershipSection } from '../app/features/ownership/ownership-section.tsx';
import { CostAndDetails } from '../app/features/product/cost-and-details.tsx';
import { MarkupCache } from '../app/platform/markup-cache/cached-content.tsx';
import { createPageMarkup } from '../app/platform/markup-cache/markup-cache.server.tsx';
import { DepartmentNav } from '../app/shell/department-nav.tsx';
import { Footer } from '../app/shell/footer.tsx';
import { ToastProvider } from '../app/ui/toast.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const rate = {
  frequency: 'WEEKLY',
  paymentCents: 2_499,
  paymentCount: 78,
  lastPaymentCents: 2_498,
  totalCents: 194_921,
  totalCostToOwnCents: 196_421,
  totalWithTaxCents: 212_625,
  cashPriceCents: 97_461,
  wasPaymentCents: null,
  percentOff: null,
} as const;
const price: RentalPrice = { condition: 'NEW', rates: [rate], sameAsCashDays: 180 };
const terms = {
  today: '2026-11-21',
  visitsFrom: '2026-11-23',
  agreement: 'rent-to-own',
  earlyPurchase: DEFAULT_EARLY_PURCHASE_RULE,
  processingFeeCents: 1_500,
} as const;
const path = listOwnershipPaths([price], terms, { NEW: '2026-11-24' }, 'WEEKLY').NEW;

const link = { label: 'Pay', href: '/account' };
const department = { id: 'd', name: 'Furniture', path: '/c/furniture', children: [], tint: 'oat' };
const value = { value: 'v', label: 'Oak', hex: '#aa8855', count: 3, selected: false };

/** Each part that is kept, with what it shows. */
const parts: readonly (readonly [string, ComponentType<never>, Readonly<Record<string, unknown>>])[] = [
  ['the row of departments', DepartmentNav, { departments: [department, department], links: [] }],
  [
    'the footer',
    Footer,
    {
      content: {
        tagline: 'Yours in the end',
        columns: [{ title: 'Help', links: [link, { ...link, href: '/faqs' }] }],
        storeColumnTitle: 'Your store',
        findStore: { ...link, href: '/find-a-store' },
        demoNotice: 'A demo',
        legal: 'All rights reserved',
        legalLinks: [link],
      },
      store: { id: '4217', address1: '1 Main Street', city: 'Plano', phone: '9725550100', distanceMiles: 2 },
    },
  ],
  [
    'filters',
    FacetRail,
    { facets: [{ key: 'material', label: 'Material', values: [value, { ...value, value: 'w' }] }] },
  ],
  [
    'cost and details',
    CostAndDetails,
    {
      product: {
        description: 'A sofa',
        features: ['Soft'],
        specifications: [{ label: 'Width', value: '84 in' }],
      },
      price,
      terms,
    },
  ],
  ['the path to ownership', OwnershipSection, { path, scope: 'cart', agreement: { number: 1, count: 2 } }],
];

/** What has a few values, or is a date. */
const FIXED =
  /^price\.rates\.0\.frequency|^terms\.(agreement|earlyPurchase)|^path\.(frequency|.*dates?\b|startDate)|^scope/i;

/** All that can be made of some data by changing one of its texts, numbers or truths. */
function* variants(data: unknown, place: readonly string[] = []): Generator<unknown> {
  if (FIXED.test(place.join('.'))) return;
  if (typeof data === 'string') yield data.startsWith('#') ? '#123456' : `${data}1`;
  else if (typeof data === 'number') yield data + 1;
  else if (typeof data === 'boolean') yield !data;
  else if (typeof data === 'object' && data !== null) {
    for (const [name, field] of Object.entries(data)) {
      for (const changed of variants(field, [...place, name])) {
        yield Array.isArray(data) ? data.with(Number(name), changed) : { ...data, [name]: changed };
      }
    }
  }
}

function render(
  Part: ComponentType<never>,
  props: unknown,
  page: ReturnType<typeof createPageMarkup> | null,
  address = '/c/furniture?a=1',
): string {
  const element = createElement(Part, props as never);
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const html = renderToString(
    <MarkupCache value={page?.markup ?? null}>
      <IntlProvider locale="en-US" messages={messages}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </IntlProvider>
    </MarkupCache>,
  );
  return page?.finish(Buffer.from(html), true).toString() ?? html;
}

beforeAll(async () => {
  // The code of the path to ownership is loaded by the first page that shows it.
  for (const [, Part, props] of parts)
    await vi.waitFor(() => expect(render(Part, props, null)).not.toContain('<!--$!-->'));
});

test.each(parts)(
  '%s: what differs in anything is not taken from what was rendered before',
  (_, Part, props) => {
    render(Part, props, createPageMarkup('', 'n0'));
    const page = createPageMarkup('', 'n1');
    expect(render(Part, props, page)).toBe(render(Part, props, null));
    let changes = 0;
    for (const changed of variants(props)) {
      const plain = render(Part, changed, null);
      expect(render(Part, changed, createPageMarkup('', `n${changes}`))).toBe(plain);
      expect(render(Part, changed, createPageMarkup('', `m${changes}`))).toBe(plain);
      changes += 1;
    }
    expect(changes).toBeGreaterThan(2);
  },
);

test('filters and departments differ by the address of the page', () => {
  for (const [, Part, props] of parts.filter(([name]) => /filters|departments/.test(name))) {
    for (const address of ['/c/furniture?a=1', '/c/furniture', '/c/appliances?a=1', '/search/sofa?a=1']) {
      expect(render(Part, props, createPageMarkup('', 'n'), address)).toBe(
        render(Part, props, null, address),
      );
    }
  }
});
