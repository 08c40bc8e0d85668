import { z } from 'zod';
import { defineEndpoint } from '../wire/index.ts';
import { BasketCodec, BasketReading } from './basket-codec.ts';
import { AddItem, ChangeItem } from './basket-item.ts';
import { BasketParams, basketsPath, ItemParams } from './paths.ts';

/** Maximum lines per call. */
const MAX_LINES = 20;

export const addItemToBasket = defineEndpoint({
  id: 'addItemToBasket',
  summary: 'Add products; prices in the body are ignored',
  method: 'POST',
  path: `${basketsPath}/{basketId}/items`,
  params: BasketParams,
  body: z.array(AddItem).min(1).max(MAX_LINES),
  response: BasketCodec,
  reading: BasketReading,
});

export const updateItemsInBasket = defineEndpoint({
  id: 'updateItemsInBasket',
  summary: 'Update several items; all changes succeed or none',
  method: 'PATCH',
  path: `${basketsPath}/{basketId}/items`,
  params: BasketParams,
  body: z
    .array(ChangeItem.extend({ itemId: z.string().min(1).max(100) }))
    .min(1)
    .max(MAX_LINES),
  response: BasketCodec,
  reading: BasketReading,
});

export const updateItemInBasket = defineEndpoint({
  id: 'updateItemInBasket',
  summary: 'Update an item’s quantity (0 removes it) or variant',
  method: 'PATCH',
  path: `${basketsPath}/{basketId}/items/{itemId}`,
  params: ItemParams,
  body: ChangeItem,
  response: BasketCodec,
  reading: BasketReading,
});

export const removeItemFromBasket = defineEndpoint({
  id: 'removeItemFromBasket',
  summary: 'Remove an item',
  method: 'DELETE',
  path: `${basketsPath}/{basketId}/items/{itemId}`,
  params: ItemParams,
  response: BasketCodec,
  reading: BasketReading,
});

export const addCouponToBasket = defineEndpoint({
  id: 'addCouponToBasket',
  summary: 'Apply a promotion code; a basket takes one',
  method: 'POST',
  path: `${basketsPath}/{basketId}/coupons`,
  params: BasketParams,
  body: z.looseObject({ code: z.string().trim().min(1).max(256) }),
  response: BasketCodec,
  reading: BasketReading,
});

export const removeCouponFromBasket = defineEndpoint({
  id: 'removeCouponFromBasket',
  summary: 'Remove a promotion code',
  method: 'DELETE',
  path: `${basketsPath}/{basketId}/coupons/{couponItemId}`,
  params: BasketParams.extend({ couponItemId: z.string().min(1).max(100) }),
  response: BasketCodec,
  reading: BasketReading,
});
