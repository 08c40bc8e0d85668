import { z } from 'zod';
import { defineEndpoint, NoContent, OrganizationParams, SiteQuery } from '../wire/index.ts';
import {
  NamedProductListReading,
  NewProductList,
  NewProductListItem,
  ProductListChanges,
  ProductListCodec,
  ProductListItemChanges,
  ProductListItemCodec,
  ProductListItemReading,
  ProductListPage,
  ProductListPageReading,
  ProductListReading,
} from './product-list.ts';

const base = '/customer/shopper-customers/v1/organizations/{organizationId}';
const lists = `${base}/customers/{customerId}/product-lists`;
const Id = z.string().min(1).max(100);
const CustomerParams = OrganizationParams.extend({ customerId: Id });
const ListParams = CustomerParams.extend({ listId: Id });
const ItemParams = ListParams.extend({ itemId: Id });

export const getCustomerProductLists = defineEndpoint({
  id: 'getCustomerProductLists',
  summary: 'The caller’s product lists, for guests too; `total` is 0 when there are none',
  method: 'GET',
  path: lists,
  params: CustomerParams,
  response: ProductListPage,
  reading: ProductListPageReading,
});

export const createCustomerProductList = defineEndpoint({
  id: 'createCustomerProductList',
  summary: 'Create a list; a customer has one of each type, so a repeated call returns the existing list',
  method: 'POST',
  path: lists,
  params: CustomerParams,
  body: NewProductList,
  response: ProductListCodec,
  reading: ProductListReading,
});

export const getCustomerProductList = defineEndpoint({
  id: 'getCustomerProductList',
  summary: 'A list with its items, newest first',
  method: 'GET',
  path: `${lists}/{listId}`,
  params: ListParams,
  response: ProductListCodec,
  reading: NamedProductListReading,
});

export const updateCustomerProductList = defineEndpoint({
  id: 'updateCustomerProductList',
  summary: 'Update a list’s name and owner fields',
  method: 'PATCH',
  path: `${lists}/{listId}`,
  params: ListParams,
  body: ProductListChanges,
  response: ProductListCodec,
  reading: ProductListReading,
});

export const deleteCustomerProductList = defineEndpoint({
  id: 'deleteCustomerProductList',
  summary: 'Delete a list with its items',
  method: 'DELETE',
  path: `${lists}/{listId}`,
  params: ListParams,
  status: 204,
  response: NoContent,
});

export const createCustomerProductListItem = defineEndpoint({
  id: 'createCustomerProductListItem',
  summary: 'Add a product to a list; if it is already listed, its quantity is set',
  method: 'POST',
  path: `${lists}/{listId}/items`,
  params: ListParams,
  body: NewProductListItem,
  response: ProductListItemCodec,
  reading: ProductListItemReading,
});

export const getCustomerProductListItem = defineEndpoint({
  id: 'getCustomerProductListItem',
  summary: 'An item of a list',
  method: 'GET',
  path: `${lists}/{listId}/items/{itemId}`,
  params: ItemParams,
  response: ProductListItemCodec,
  reading: ProductListItemReading,
});

export const updateCustomerProductListItem = defineEndpoint({
  id: 'updateCustomerProductListItem',
  summary: 'Update quantity, priority or visibility; quantity 0 removes the item and returns 204',
  method: 'PATCH',
  path: `${lists}/{listId}/items/{itemId}`,
  params: ItemParams,
  body: ProductListItemChanges,
  response: ProductListItemCodec,
  reading: ProductListItemReading,
});

export const deleteCustomerProductListItem = defineEndpoint({
  id: 'deleteCustomerProductListItem',
  summary: 'Remove an item from a list',
  method: 'DELETE',
  path: `${lists}/{listId}/items/{itemId}`,
  params: ItemParams,
  status: 204,
  response: NoContent,
});

/** Lists cannot be public here, so a search finds none. */
export const searchPublicProductLists = defineEndpoint({
  id: 'getPublicProductListsBySearchTerm',
  summary: 'Public lists by e-mail or name; always empty',
  method: 'GET',
  path: `${base}/product-lists`,
  query: SiteQuery.extend({
    email: z.string().max(256).optional(),
    firstName: z.string().max(256).optional(),
    lastName: z.string().max(256).optional(),
  }),
  response: z.object({ data: z.array(z.never()), limit: z.int(), total: z.int() }),
});
