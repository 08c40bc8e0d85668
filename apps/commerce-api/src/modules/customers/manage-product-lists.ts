import type {
  NewProductList,
  NewProductListItem,
  ProductList,
  ProductListChanges,
  ProductListItem,
  ProductListItemChanges,
} from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import {
  changeItem,
  changeProductList,
  deleteItem,
  deleteProductList,
  findItem,
  findListedProduct,
  findProductList,
  insertOrFindProductList,
  listItems,
  listProductLists,
  type ProductListItemRow,
  type ProductListRow,
  putItem,
  type Queryable,
} from './product-lists-queries.ts';

/** Clients get the id that they added: the variant's, if it was one. */
function toProductListItem(row: ProductListItemRow): ProductListItem {
  const { id, quantity, priority, isPublic } = row;
  return { id, productId: row.variantId ?? row.productId, quantity, priority, isPublic };
}

type Parts = Pick<Dependencies, 'database' | 'clock'>;
type ListRequest = CustomerRequest & { readonly listId: string };

const noSuchList = () => new DomainError('ProductListNotFound', 'No such product list.');

function toProductList(row: ProductListRow, items: readonly ProductListItemRow[]): ProductList {
  const { id, type, name, ownerEmail, ownerIdentitySubject } = row;
  return {
    id,
    type,
    name,
    ownerEmail,
    ownerIdentitySubject,
    items: items.filter((item) => item.listId === id).map(toProductListItem),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.updatedAt.toISOString(),
  };
}

/** @throws DomainError `NotFound` for another customer, `ProductListNotFound` */
async function getOwnList(queryable: Queryable, request: ListRequest): Promise<ProductListRow> {
  assertOwn(request);
  const row = await findProductList(queryable, request.caller, request.listId);
  if (!row) throw noSuchList();
  return row;
}

/** Oldest first; empty when there is none. @throws DomainError `NotFound` for another customer */
export async function listCustomerProductLists(
  deps: Parts,
  request: CustomerRequest,
): Promise<ProductList[]> {
  assertOwn(request);
  const rows = await listProductLists(deps.database, request.caller);
  const items = await listItems(
    deps.database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toProductList(row, items));
}

/** A customer has one list of each type: repeated or concurrent calls return the same one. */
export async function createProductList(
  deps: Parts,
  request: CustomerRequest & { readonly list: NewProductList },
): Promise<ProductList> {
  assertOwn(request);
  const { caller, list } = request;
  const now = deps.clock.now();
  const row = await insertOrFindProductList(deps.database, {
    siteId: caller.siteId,
    customerId: caller.customerId,
    type: list.type,
    name: list.name ?? null,
    ownerEmail: list.c_userEmail ?? null,
    ownerIdentitySubject: list.c_userOktaId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  return toProductList(row, await listItems(deps.database, [row.id]));
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function getProductList(deps: Parts, request: ListRequest): Promise<ProductList> {
  const row = await getOwnList(deps.database, request);
  return toProductList(row, await listItems(deps.database, [row.id]));
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function updateProductList(
  deps: Parts,
  request: ListRequest & { readonly changes: ProductListChanges },
): Promise<ProductList> {
  const { changes } = request;
  const { id } = await getOwnList(deps.database, request);
  const row = await changeProductList(deps.database, id, {
    updatedAt: deps.clock.now(),
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.c_userEmail === undefined ? {} : { ownerEmail: changes.c_userEmail }),
    ...(changes.c_userOktaId === undefined ? {} : { ownerIdentitySubject: changes.c_userOktaId }),
  });
  if (!row) throw noSuchList();
  return toProductList(row, await listItems(deps.database, [id]));
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function removeProductList(deps: Parts, request: ListRequest): Promise<void> {
  const { id } = await getOwnList(deps.database, request);
  await deleteProductList(deps.database, id);
}

type ItemRequest = ListRequest & { readonly itemId: string };

const noSuchItem = () => new DomainError('NotFound', 'No such item.');

/** @throws DomainError `NotFound`, `ProductListNotFound`; `InvalidParameters` for an unknown product (documented 400) */
export async function addListItem(
  deps: Parts,
  request: ListRequest & { readonly item: NewProductListItem },
): Promise<ProductListItem> {
  const { productId, quantity, priority, public: isPublic } = request.item;
  const list = await getOwnList(deps.database, request);
  const product = await findListedProduct(deps.database, productId);
  if (!product) {
    throw new DomainError('InvalidParameters', 'No such product.', {
      fields: [{ path: 'productId', code: 'unknown' }],
    });
  }
  const fields = { quantity, priority, isPublic, createdAt: deps.clock.now() };
  return toProductListItem(await putItem(deps.database, { listId: list.id, ...product, ...fields }));
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function getListItem(deps: Parts, request: ItemRequest): Promise<ProductListItem> {
  const list = await getOwnList(deps.database, request);
  const row = await findItem(deps.database, list.id, request.itemId);
  if (!row) throw noSuchItem();
  return toProductListItem(row);
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function removeListItem(deps: Parts, request: ItemRequest): Promise<void> {
  const list = await getOwnList(deps.database, request);
  if (!(await deleteItem(deps.database, list.id, request.itemId))) throw noSuchItem();
}

/** Null when quantity 0 removed the item. @throws DomainError `NotFound`, `ProductListNotFound` */
export async function updateListItem(
  deps: Parts,
  request: ItemRequest & { readonly changes: ProductListItemChanges },
): Promise<ProductListItem | null> {
  const { quantity, priority, public: isPublic } = request.changes;
  if (quantity === 0) {
    await removeListItem(deps, request);
    return null;
  }
  const list = await getOwnList(deps.database, request);
  const before = await findItem(deps.database, list.id, request.itemId);
  if (!before) throw noSuchItem();
  const row = await changeItem(deps.database, list.id, request.itemId, {
    quantity: quantity ?? before.quantity,
    priority: priority ?? before.priority,
    isPublic: isPublic ?? before.isPublic,
  });
  if (!row) throw noSuchItem();
  return toProductListItem(row);
}
