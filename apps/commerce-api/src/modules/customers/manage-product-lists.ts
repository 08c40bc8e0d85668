import type { NewProductList, ProductList, ProductListChanges } from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { assertOwn, type CustomerRequest } from './customer-request.ts';
import {
  changeProductList,
  deleteProductList,
  findProductList,
  insertOrFindProductList,
  listItems,
  listProductLists,
  type ProductListItemRow,
  type ProductListRow,
  type Queryable,
} from './product-lists-queries.ts';
import { toProductListItem } from './to-product-list-item.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;
export type ListRequest = CustomerRequest & { readonly listId: string };

const notFound = () => new DomainError('ProductListNotFound', 'No such product list.');

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
export async function getOwnList(queryable: Queryable, request: ListRequest): Promise<ProductListRow> {
  assertOwn(request);
  const row = await findProductList(queryable, request.caller, request.listId);
  if (!row) throw notFound();
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

/** A customer has one list of each type: asked again, or at once from two tabs, it is the same one. */
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
  if (!row) throw notFound();
  return toProductList(row, await listItems(deps.database, [id]));
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function removeProductList(deps: Parts, request: ListRequest): Promise<void> {
  const { id } = await getOwnList(deps.database, request);
  await deleteProductList(deps.database, id);
}
