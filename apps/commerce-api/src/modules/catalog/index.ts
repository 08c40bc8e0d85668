export type {
  SellableCondition,
  SellableItemsRequest,
  SellableProduct,
  SellableUnit,
} from './sellable-product.ts';
