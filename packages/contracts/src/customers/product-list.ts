import { z } from 'zod';
import { ReadableFlag, ReadableText, readableItems } from '../wire/index.ts';

/** The specification (section 3) can be read in two ways. Both values exist; clients use one or the other. */
export const ProductListType = z.enum(['wish_list', 'shopping_list']);
export type ProductListType = z.infer<typeof ProductListType>;

export const ProductListItem = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  priority: z.int(),
  isPublic: z.boolean(),
});
export type ProductListItem = z.infer<typeof ProductListItem>;

const WireItem = z.looseObject({
  id: z.string(),
  productId: z.string(),
  quantity: z.number(),
  purchasedQuantity: z.number(),
  priority: z.int(),
  public: z.boolean(),
  type: z.literal('product'),
});

export const ProductListItemCodec = z.codec(WireItem, ProductListItem, {
  decode: ({ id, productId, quantity, priority, public: isPublic }) => ({
    id,
    productId,
    quantity,
    priority,
    isPublic,
  }),
  encode: ({ isPublic, ...item }): z.output<typeof WireItem> => ({
    ...item,
    purchasedQuantity: 0,
    public: isPublic,
    type: 'product',
  }),
});

/** Item fields that a client shows. The documentation guarantees neither its id nor its product. */
export const ProductListItemReading = z
  .object({
    id: ReadableText,
    productId: ReadableText,
    quantity: z.int().catch(1),
    priority: z.int().catch(0),
    public: ReadableFlag,
  })
  .transform(({ public: isPublic, ...item }): ProductListItem => ({ ...item, isPublic }));

export const ProductList = z.object({
  id: z.string(),
  type: ProductListType,
  name: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  ownerIdentitySubject: z.string().nullable(),
  items: z.array(ProductListItem),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type ProductList = z.infer<typeof ProductList>;

const WireList = z.looseObject({
  id: z.string(),
  type: ProductListType,
  name: z.string().optional(),
  public: z.literal(false),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** Absent when the list is empty, as in the documented API. */
  customerProductListItems: z.array(ProductListItemCodec).optional(),
  c_userEmail: z.string().optional(),
  c_userOktaId: z.string().optional(),
});

/** The only field of a list that a client requires: its id, for changes. */
const ReadList = z.object({
  id: z.string(),
  type: ProductListType.catch('wish_list'),
  name: z.string().optional().catch(undefined),
  creationDate: ReadableText,
  lastModified: ReadableText,
  customerProductListItems: readableItems(ProductListItemReading),
  c_userEmail: z.string().optional().catch(undefined),
  c_userOktaId: z.string().optional().catch(undefined),
});
type ReadList = Omit<z.output<typeof ReadList>, 'customerProductListItems'> & {
  readonly customerProductListItems?: ProductListItem[] | undefined;
};

function fromWire(wire: ReadList): ProductList {
  return {
    id: wire.id,
    type: wire.type,
    name: wire.name ?? null,
    ownerEmail: wire.c_userEmail ?? null,
    ownerIdentitySubject: wire.c_userOktaId ?? null,
    items: (wire.customerProductListItems ?? []).filter(({ productId }) => productId !== ''),
    createdAt: wire.creationDate,
    changedAt: wire.lastModified,
  };
}

export const ProductListCodec = z.codec(WireList, ProductList, {
  decode: fromWire,
  encode: (list): z.output<typeof WireList> => ({
    id: list.id,
    type: list.type,
    public: false,
    creationDate: list.createdAt,
    lastModified: list.changedAt,
    ...(list.name === null ? {} : { name: list.name }),
    ...(list.items.length > 0 ? { customerProductListItems: list.items } : {}),
    ...(list.ownerEmail === null ? {} : { c_userEmail: list.ownerEmail }),
    ...(list.ownerIdentitySubject === null ? {} : { c_userOktaId: list.ownerIdentitySubject }),
  }),
});

/** A list of any tenant, in the form that pages use. */
export const ProductListReading = ReadList.transform(fromWire);
/** The same for a caller that already knows the list's id. */
export const NamedProductListReading = ReadList.extend({ id: ReadableText }).transform(fromWire);

/** `limit` is the number of lists in the answer. */
export const ProductListPage = z.object({
  data: z.array(ProductListCodec),
  limit: z.int(),
  total: z.int(),
});

export const ProductListPageReading = z.object({
  data: readableItems(ProductListReading),
  limit: z.int().catch(0),
  total: z.int().catch(0),
});

const ListText = z.string().trim().max(256);

export const NewProductList = z.looseObject({
  type: ProductListType.default('wish_list'),
  name: ListText.optional(),
  c_userEmail: ListText.optional(),
  c_userOktaId: ListText.optional(),
});
export type NewProductList = z.infer<typeof NewProductList>;
export const ProductListChanges = NewProductList.omit({ type: true });
export type ProductListChanges = z.infer<typeof ProductListChanges>;

const Quantity = z.int().min(1).max(999);
const Priority = z.int().min(-1_000_000).max(1_000_000);

/** Specification section 3: quantity, productId, public, priority, type product. */
export const NewProductListItem = z.looseObject({
  productId: z.string().min(1).max(100),
  quantity: Quantity.default(1),
  priority: Priority.default(1),
  public: z.boolean().default(false),
  type: z.literal('product').default('product'),
});
export type NewProductListItem = z.infer<typeof NewProductListItem>;

/** `quantity` 0 removes the item. */
export const ProductListItemChanges = z.looseObject({
  quantity: z.int().min(0).max(999).optional(),
  priority: Priority.optional(),
  public: z.boolean().optional(),
});
export type ProductListItemChanges = z.infer<typeof ProductListItemChanges>;
