import * as contract from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { addListItem, getListItem, removeListItem, updateListItem } from './manage-list-items.ts';
import {
  createProductList,
  getProductList,
  listCustomerProductLists,
  removeProductList,
  updateProductList,
} from './manage-product-lists.ts';

type OwnCall = { readonly shopper: Shopper | null; readonly params: { readonly customerId: string } };
type ListCall = OwnCall & { readonly params: { readonly listId: string } };
type ItemCall = ListCall & { readonly params: { readonly itemId: string } };

const ownOf = (call: OwnCall) => ({ caller: callerOf(call), customerId: call.params.customerId });
const listOf = (call: ListCall) => ({ ...ownOf(call), listId: call.params.listId });
const itemOf = (call: ItemCall) => ({ ...listOf(call), itemId: call.params.itemId });

export function productListRoutes(deps: Dependencies): Route[] {
  return [
    route(contract.getCustomerProductLists, async (call) => {
      const data = await listCustomerProductLists(deps, ownOf(call));
      return { data, limit: data.length, total: data.length };
    }),
    route(contract.createCustomerProductList, (call) =>
      createProductList(deps, { ...ownOf(call), list: call.body }),
    ),
    route(contract.getCustomerProductList, (call) => getProductList(deps, listOf(call))),
    route(contract.updateCustomerProductList, (call) =>
      updateProductList(deps, { ...listOf(call), changes: call.body }),
    ),
    route(contract.deleteCustomerProductList, (call) =>
      removeProductList(deps, listOf(call)).then(() => undefined),
    ),
    route(contract.createCustomerProductListItem, (call) =>
      addListItem(deps, { ...listOf(call), item: call.body }),
    ),
    route(contract.getCustomerProductListItem, (call) => getListItem(deps, itemOf(call))),
    route(contract.updateCustomerProductListItem, async (call) => {
      const item = await updateListItem(deps, { ...itemOf(call), changes: call.body });
      return item ?? new Response(null, { status: 204 });
    }),
    route(contract.deleteCustomerProductListItem, (call) =>
      removeListItem(deps, itemOf(call)).then(() => undefined),
    ),
    route(contract.searchPublicProductLists, async () => ({ data: [], limit: 0, total: 0 })),
  ];
}
