import { type Category, getCategory } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
let engine: TestApp;
let guest: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

const read = (id: string, query: object = {}, shopper = guest) =>
  engine.call(getCategory, shopper, { params: { id }, query });
const depthOf = (category: Category): number =>
  category.children.length === 0 ? 0 : 1 + Math.max(...category.children.map(depthOf));
const idsOf = (category: Category): string[] => [
  category.id,
  ...category.children.flatMap((child) => idsOf(child)),
];

describe('a category', () => {
  test.each([0, 1, 2, 3])('root with %i levels', async (levels) => {
    const root = await read('root', { levels });
    expect(depthOf(root)).toBe(levels);
    expect(root.onlineSubcategoryCount).toBe(
      demo.categories.filter(({ parentId }) => parentId === 'root').length,
    );
  });

  test('one level unless asked, children in menu order', async () => {
    const root = await read('root');
    expect(depthOf(root)).toBe(1);
    const top = demo.categories.filter(({ parentId }) => parentId === 'root');
    expect(root.children.map(({ id }) => id)).toEqual(
      top.toSorted((a, b) => a.sequence - b.sequence).map(({ id }) => id),
    );
  });

  test('knows its path, picture and parent, in both languages', async () => {
    expect(await read('sofas-loveseats')).toMatchObject({
      parentId: 'living-room',
      path: [{ id: 'furniture' }, { id: 'living-room' }, { id: 'sofas-loveseats' }],
      imageUrl: expect.stringMatching(/^\/(art\/[\w-]+\/default\.svg|pictures\/[\w-]+\.webp)$/),
    });
    expect((await read('furniture', { locale: 'es-US' })).name).toBe('Muebles');
    expect((await read('furniture')).parentId).toBe('root');
  });

  test('has a photograph above it, described in the language of the caller, or none', async () => {
    const { banner } = await read('appliances', { locale: 'es-US' });
    expect(banner?.alt).toMatch(/^Una cocina/);
    expect(banner?.landscape.src).toMatch(/^\/pictures\/rooms\/kitchen-landscape-/);
    expect((await read('smartphones')).banner).toBeNull();
  });

  test('without what the store does not sell', async () => {
    const inAllen = await createGuestInStore(engine, '04230');
    const parent = demo.categories.find(({ id }) => id === 'gas-ranges')?.parentId ?? '';
    const elsewhere = await read(parent);
    const allen = await read(parent, {}, inAllen);
    expect(idsOf(elsewhere)).toContain('gas-ranges');
    expect(idsOf(allen)).not.toContain('gas-ranges');
    expect(allen.onlineSubcategoryCount).toBe(elsewhere.onlineSubcategoryCount - 1);
    const direct = await engine.request('GET', pathOf(getCategory, { id: 'gas-ranges' }), {
      shopper: inAllen,
    });
    expect(direct.status).toBe(403);
  });

  test('unknown is 404, four levels 400, without a token 401', async () => {
    const status = async (id: string, query: object, shopper: TestShopper | null) =>
      (await engine.request('GET', pathOf(getCategory, { id }, query), { shopper })).status;
    expect(await status('nothing', {}, guest)).toBe(404);
    expect(await status('root', { levels: 4 }, guest)).toBe(400);
    expect(await status('root', {}, null)).toBe(401);
  });
});
