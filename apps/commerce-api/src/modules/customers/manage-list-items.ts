import type {
  NewProductListItem,
  ProductListItem,
  ProductListItemChanges,
} from '@ownpath/contracts/customers';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { getOwnList, type ListRequest } from './manage-product-lists.ts';
import { changeItem, deleteItem, findItem, findListedProduct, putItem } from './product-lists-queries.ts';
import { toProductListItem } from './to-product-list-item.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;
type ItemRequest = ListRequest & { readonly itemId: string };

const notFound = () => new DomainError('NotFound', 'No such item.');

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
  if (!row) throw notFound();
  return toProductListItem(row);
}

/** @throws DomainError `NotFound`, `ProductListNotFound` */
export async function removeListItem(deps: Parts, request: ItemRequest): Promise<void> {
  const list = await getOwnList(deps.database, request);
  if (!(await deleteItem(deps.database, list.id, request.itemId))) throw notFound();
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
  if (!before) throw notFound();
  const row = await changeItem(deps.database, list.id, request.itemId, {
    quantity: quantity ?? before.quantity,
    priority: priority ?? before.priority,
    isPublic: isPublic ?? before.isPublic,
  });
  if (!row) throw notFound();
  return toProductListItem(row);
}
