import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  loginGuestInStore,
  openSdkShop,
  refusalOf,
  type SdkGuest,
  type SdkShop,
} from '../../testing/sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
let clients: SdkGuest;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await loginGuestInStore(shop, '04217');
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

describe('categories', () => {
  test.each([0, 1, 2, 3] as const)('root with %i levels', async (levels) => {
    const root = await clients.products.getCategory({ parameters: { id: 'root', levels: levels as 2 } });
    const depthOf = (node: { categories?: unknown }): number => {
      const children = (node.categories ?? []) as { categories?: unknown }[];
      return children.length === 0 ? 0 : 1 + Math.max(...children.map(depthOf));
    };
    expect(depthOf(root)).toBe(levels);
    expect(root).toMatchObject({ id: 'root', onlineSubCategoriesCount: 6 });
  });

  test('several by id, with the retailer’s own members', async () => {
    const { data, total } = await clients.products.getCategories({
      parameters: { ids: ['living-room', 'nowhere', 'furniture'], levels: 0 },
    });
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      id: 'living-room',
      parentCategoryId: 'furniture',
      parentCategoryTree: [{ id: 'furniture' }, { id: 'living-room' }],
      path: ['furniture', 'living-room'],
      thumbnail: expect.stringMatching(/^\/pictures\//),
      c_showInMenu: true,
      c_showInCLP: expect.any(Boolean),
      c_sequenceNumber: expect.any(Number),
      c_backgroundColor: expect.any(String),
    });
    const banner = { alt: expect.any(String), portrait: expect.anything(), landscape: expect.anything() };
    const image = expect.stringMatching(/^\/pictures\/rooms\//);
    expect(data[1]).toMatchObject({ id: 'furniture', parentCategoryId: 'root', image, c_banner: banner });
  });

  test('what the store does not sell is left out of lists and 403 by itself', async () => {
    const allen = await loginGuestInStore(shop, '04230');
    const both = await allen.products.getCategories({
      parameters: { ids: ['gas-ranges', 'electric-ranges'] },
    });
    expect(both.data.map(({ id }) => id)).toEqual(['electric-ranges']);
    const gas = allen.products.getCategory({ parameters: { id: 'gas-ranges' } });
    expect(await refusalOf(gas)).toMatchObject({ status: 403 });
    const unknown = clients.products.getCategory({ parameters: { id: 'nowhere' } });
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 });
  });
});
