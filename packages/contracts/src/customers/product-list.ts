import { z } from 'zod';

/** Both readings of the specification (section 3) are kept; clients use one or the other. */
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
  /** Absent when the list is empty, as the documented host leaves it out. */
  customerProductListItems: z.array(ProductListItemCodec).optional(),
  c_userEmail: z.string().optional(),
  c_userOktaId: z.string().optional(),
});

export const ProductListCodec = z.codec(WireList, ProductList, {
  decode: (wire) => ({
    id: wire.id,
    type: wire.type,
    name: wire.name ?? null,
    ownerEmail: wire.c_userEmail ?? null,
    ownerIdentitySubject: wire.c_userOktaId ?? null,
    items: wire.customerProductListItems ?? [],
    createdAt: wire.creationDate,
    changedAt: wire.lastModified,
  }),
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

/** `limit` is the number of lists in the answer. */
export const ProductListPage = z.object({
  data: z.array(ProductListCodec),
  limit: z.int(),
  total: z.int(),
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
