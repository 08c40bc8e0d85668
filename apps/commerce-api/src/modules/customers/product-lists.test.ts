import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegisteredShopper } from '../../testing/create-registered-shopper.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';

const SOFA = 'alder-3-seat-sofa';
let engine: TestApp;
let shop: SdkShop;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

async function guestWithLists() {
  const { customers, tokens } = await shop.loginGuest();
  return { customers, parameters: { customerId: tokens.customer_id } };
}

describe('product lists', () => {
  test('a customer or guest without one reads total 0', async () => {
    const { customers, parameters } = await guestWithLists();
    expect(await customers.getCustomerProductLists({ parameters })).toEqual({ data: [], limit: 0, total: 0 });
  });

  test.each(['wish_list', 'shopping_list'] as const)('a %s is made with its owner, once', async (type) => {
    const { customers, parameters } = await guestWithLists();
    const body = { type, c_userEmail: 'ana@example.com', c_userOktaId: '00u1' };
    const list = await customers.createCustomerProductList({ parameters, body });
    expect(list).toMatchObject({ ...body, public: false });
    expect(list.id).toMatch(/\S/);
    const again = await customers.createCustomerProductList({ parameters, body: { type } });
    expect(again.id).toBe(list.id);
    const page = await customers.getCustomerProductLists({ parameters });
    expect(page).toMatchObject({ limit: 1, total: 1, data: [{ id: list.id, type }] });
  });

  test('two concurrent tabs create one list', async () => {
    const { customers, parameters } = await guestWithLists();
    const body = { type: 'wish_list' } as const;
    const made = await Promise.all(
      [1, 2, 3].map(() => customers.createCustomerProductList({ parameters, body })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test('another type is 400, an unknown list 404', async () => {
    const { customers, parameters } = await guestWithLists();
    const registry = customers.createCustomerProductList({ parameters, body: { type: 'gift_registry' } });
    expect(await refusalOf(registry)).toMatchObject({ status: 400 });
    const absent = customers.getCustomerProductList({ parameters: { ...parameters, listId: 'absent' } });
    expect(await refusalOf(absent)).toMatchObject({
      status: 404,
      problem: { code: 'ProductListNotFound' },
    });
  });

  test('a list is renamed and deleted', async () => {
    const { customers, parameters } = await guestWithLists();
    const { id } = await customers.createCustomerProductList({ parameters, body: { type: 'wish_list' } });
    const own = { ...parameters, listId: `${id}` };
    const renamed = await customers.updateCustomerProductList({ parameters: own, body: { name: 'Den' } });
    expect(renamed).toMatchObject({ id, name: 'Den', type: 'wish_list' });
    await customers.deleteCustomerProductList({ parameters: own });
    expect(await customers.getCustomerProductLists({ parameters })).toMatchObject({ total: 0 });
  });
});

describe('items', () => {
  async function newList() {
    const { customers, parameters } = await guestWithLists();
    const { id } = await customers.createCustomerProductList({ parameters, body: { type: 'wish_list' } });
    return { customers, own: { ...parameters, listId: `${id}` } };
  }
  const item = { productId: SOFA, quantity: 1, public: false, priority: 1, type: 'product' } as const;

  test('a product is added to a list, read, changed and removed', async () => {
    const { customers, own } = await newList();
    const made = await customers.createCustomerProductListItem({ parameters: own, body: item });
    expect(made).toMatchObject({ ...item, purchasedQuantity: 0 });
    const chosen = { ...own, itemId: `${made.id}` };
    const list = await customers.getCustomerProductList({ parameters: own });
    expect(list.customerProductListItems).toEqual([made]);
    expect(await customers.getCustomerProductListItem({ parameters: chosen })).toEqual(made);
    const body = { quantity: 3, priority: 2, public: true };
    const changed = await customers.updateCustomerProductListItem({ parameters: chosen, body });
    expect(changed).toMatchObject({ productId: SOFA, ...body });
    await customers.deleteCustomerProductListItem({ parameters: chosen });
    const read = customers.getCustomerProductListItem({ parameters: chosen });
    expect(await refusalOf(read)).toMatchObject({ status: 404 });
  });

  test('a product is on a list once, also with concurrent tabs', async () => {
    const { customers, own } = await newList();
    const put = (quantity: number) =>
      customers.createCustomerProductListItem({ parameters: own, body: { ...item, quantity } });
    const [first, second] = [await put(1), await put(2)];
    expect(second).toMatchObject({ id: first.id, quantity: 2 });
  });

  test('a list stores colours: each of them once, without the product beside them', async () => {
    const { customers, own } = await newList();
    const put = (productId: string) =>
      customers.createCustomerProductListItem({ parameters: own, body: { ...item, productId } });
    const onList = async () => {
      const list = await customers.getCustomerProductList({ parameters: own });
      return list.customerProductListItems?.map(({ productId }) => productId).toSorted();
    };
    await put(SOFA);
    await put(`${SOFA}-slate`);
    expect(await onList()).toEqual([`${SOFA}-slate`]);
    const [again] = await Promise.all([put(`${SOFA}-slate`), put(`${SOFA}-slate`), put(`${SOFA}-pewter`)]);
    expect(again.productId).toBe(`${SOFA}-slate`);
    const both = [`${SOFA}-pewter`, `${SOFA}-slate`];
    expect(await onList()).toEqual(both);
    expect(both).toContain((await put(SOFA)).productId);
    expect(await onList()).toEqual(both);
  });

  test('quantity 0 removes the item', async () => {
    const { customers, own } = await newList();
    const { id } = await customers.createCustomerProductListItem({ parameters: own, body: item });
    const body = { quantity: 0, priority: 1, public: false };
    await customers.updateCustomerProductListItem({ parameters: { ...own, itemId: `${id}` }, body });
    expect(await customers.getCustomerProductList({ parameters: own })).not.toHaveProperty(
      'customerProductListItems',
    );
  });

  test('an unknown product is 400', async () => {
    const { customers, own } = await newList();
    const body = { ...item, productId: 'no-such-product' };
    const put = customers.createCustomerProductListItem({ parameters: own, body });
    expect(await refusalOf(put)).toMatchObject({ status: 400 });
  });
});

test('no list is public', async () => {
  const { customers } = await shop.loginGuest();
  const found = await customers.getPublicProductListsBySearchTerm({
    parameters: { email: 'ana@example.com' },
  });
  expect(found).toEqual({ data: [], limit: 0, total: 0 });
});

test('one customer’s record, addresses, cards and lists are 404 for another', async () => {
  const owner = await createRegisteredShopper(engine);
  const { customers: own } = shop.clientsOf(owner.tokens);
  const { customer_id: customerId } = owner.tokens;
  const mine = { parameters: { customerId } };
  const { id: listId = '' } = await own.createCustomerProductList({ ...mine, body: { type: 'wish_list' } });
  const { id: itemId = '' } = await own.createCustomerProductListItem({
    parameters: { customerId, listId },
    body: { productId: SOFA, quantity: 1, priority: 1, public: true, type: 'product' },
  });
  await own.createCustomerAddress({
    ...mine,
    body: { addressId: 'Home', lastName: 'Ruiz', countryCode: 'US' },
  });
  const other = await createRegisteredShopper(engine);
  const { customers: foreign } = shop.clientsOf(other.tokens);
  const theirList = { parameters: { customerId: other.tokens.customer_id, listId } };
  const inList = { parameters: { customerId, listId, itemId } };
  const attempts = [
    foreign.getCustomer(mine),
    foreign.updateCustomer({ ...mine, body: { firstName: 'Eve' } }),
    foreign.updateCustomerPassword({ ...mine, body: { currentPassword: 'a', password: 'b' } }),
    foreign.getCustomerAddress({ parameters: { customerId, addressName: 'Home' } }),
    foreign.removeCustomerAddress({ parameters: { customerId, addressName: 'Home' } }),
    foreign.createCustomerAddress({ ...mine, body: { addressId: 'x', lastName: 'E', countryCode: 'US' } }),
    foreign.getCustomerPaymentInstrument({ parameters: { customerId, paymentInstrumentId: 'any' } }),
    foreign.getCustomerProductLists(mine),
    foreign.createCustomerProductList({ ...mine, body: { type: 'wish_list' } }),
    foreign.getCustomerProductList({ parameters: { customerId, listId } }),
    foreign.getCustomerProductList(theirList),
    foreign.deleteCustomerProductList(theirList),
    foreign.getCustomerProductListItem(inList),
    foreign.deleteCustomerProductListItem(inList),
    foreign.getCustomerBaskets(mine),
    foreign.getCustomerOrders(mine),
  ];
  const statuses = await Promise.all(attempts.map(async (attempt) => (await refusalOf(attempt)).status));
  expect(statuses).toEqual(attempts.map(() => 404));
  expect(await own.getCustomer(mine)).toMatchObject({ firstName: 'Ana', addresses: [{ addressId: 'Home' }] });
});
