import { autocomplete, searchProducts } from '@ownpath/contracts/catalog';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let inPlano: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

async function suggest(query: string, locale: Locale = 'en-US', shopper = inPlano) {
  const found = await engine.call(autocomplete, shopper, { body: { query }, query: { locale } });
  return {
    ...found,
    searches: found.suggestedPhrases.map(({ phrase }) => phrase),
    departments: found.categorySuggestions.map(({ name }) => name),
  };
}
const search = (body: object, locale: Locale) =>
  engine.call(searchProducts, inPlano, { body: { pageSize: 1, ...body }, query: { locale } });

describe('suggested searches', () => {
  test.each([
    ['gren sofa under 30', 'en-US', 'green sofa under $30 a week'],
    ['gren sofa under 30', 'en-US', 'sofa under $30 a week pre-owned'],
    ['gren sof', 'en-US', 'green sofa and loveseat'],
    ['sofá verde menos de 40', 'es-US', 'sofá verde menos de $40 por semana'],
    ['sofá verd', 'es-US', 'sofá verde usado'],
    ['nevra', 'en-US', 'nevera'],
    ['nevra', 'es-US', 'nevera usada'],
    ['refirg', 'en-US', 'refrigerator'],
    ['lavad', 'es-US', 'lavadora'],
    ['recam', 'es-US', 'recámara'],
    ['wren', 'en-US', 'Wrenfield'],
    ['cou', 'en-US', 'couch'],
    ['cou', 'es-US', 'couch'],
    ['so', 'en-US', 'sofa'],
    ['tv', 'en-US', 'TV under $20 a week'],
    ['rec', 'en-US', 'recliner'],
    ['rec', 'es-US', 'recámara'],
    ['sofá ne', 'es-US', 'sofá negro'],
    ['comp', 'es-US', 'computadora'],
  ] as const)('%s in %s: %s', async (typed, locale, expected) => {
    expect((await suggest(typed, locale)).searches).toContain(expected);
  });

  const words = [
    'gren',
    'sofa',
    'nevra',
    'tele',
    'wash',
    'queen',
    'under 20',
    'used',
    'leather',
    '65"',
    'cama',
  ];
  const typed = fc.oneof(
    fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    fc
      .tuple(fc.constantFrom('refrigerator', 'lavadora y secadora', 'living room set', 'horno'), fc.nat(16))
      .map(([text, length]) => text.slice(0, 3 + length)),
  );

  test('each leads to products that have all that it says, and each department to some', async () => {
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom(...LOCALES), async (text, locale) => {
        const { searches, categorySuggestions } = await suggest(text, locale);
        for (const query of searches) {
          const found = await search({ query }, locale);
          expect([query, found.correctedQuery, (found.fullMatches ?? 0) > 0]).toEqual([query, null, true]);
        }
        for (const { id } of categorySuggestions)
          expect((await search({ category: id }, locale)).totalSize).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('say nothing of prices while no store is chosen', async () => {
    const { searches, productSuggestions } = await suggest('gren sof', 'en-US', await engine.createGuest());
    expect(searches).toContain('green sofa');
    expect(searches.join()).not.toMatch(/\$|pre-owned/);
    expect(productSuggestions[0]).toMatchObject({ weeklyPrice: null, prices: [] });
  });
});

test('products come with every number of their price, departments with their address', async () => {
  const { productSuggestions, categorySuggestions } = await suggest('alder 3-seat sofa');
  const [sofa] = productSuggestions;
  expect(sofa).toMatchObject({ productId: 'alder-3-seat-sofa', condition: 'NEW' });
  expect(sofa?.prices.map(({ frequency }) => frequency)).toEqual([
    'WEEKLY',
    'BIWEEKLY',
    'SEMIMONTHLY',
    'MONTHLY',
  ]);
  const [weekly] = sofa?.prices ?? [];
  expect(weekly?.payment).toBe(sofa?.weeklyPrice);
  const { payment = 0, payments = 0, lastPayment = 0, totalCost, cashPrice = 0 } = weekly ?? {};
  expect(payment * (payments - 1) + lastPayment).toBe(totalCost);
  expect(cashPrice).toBeGreaterThan(payment);
  expect(categorySuggestions[0]?.c_CategoryUrl).toBe('furniture/living-room/sofas-loveseats');
});

test('products are shown in the color that was asked for', async () => {
  const green = (await suggest('gren sof')).productSuggestions;
  expect(green.length).toBeGreaterThan(2);
  for (const { colorId, imageUrl } of green) {
    expect(colorId).toMatch(/^[a-z-]+$/);
    expect(imageUrl).toContain(`-${colorId}-`);
  }
  const any = (await suggest('wesley')).productSuggestions;
  expect(any.map(({ colorId }) => colorId)).toEqual(any.map(() => null));
  const wesley = green.find(({ productId }) => productId === any[0]?.productId);
  expect(wesley?.imageUrl).not.toBe(any[0]?.imageUrl);
});

test.each([
  ['store hours', 'en-US', { path: '/find-a-store', name: 'Find a store' }],
  ['horario', 'es-US', { path: '/find-a-store', name: 'Buscar una tienda' }],
  ['return poli', 'en-US', { path: '/faqs', name: 'FAQs' }],
] as const)('a question, %s in %s, leads to its page', async (typed, locale, page) => {
  expect(await suggest(typed, locale)).toMatchObject({ helpSuggestions: [page], searches: [] });
});

test.each([
  'a',
  '...',
  '🛋️🛋️🛋️',
  '<script>alert(1)</script>',
  "'; drop table products; --",
  'سرير',
  '\u0007\u001b\u202e sofa',
  'x'.repeat(200),
  'sofa '.repeat(40),
  '65""""""',
])('anything can be typed: %j', async (typed) => {
  expect((await suggest(typed)).attributionToken).not.toBe('');
});
