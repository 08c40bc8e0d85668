/** Types of stored rows that the rules of this module speak of. */
export type {
  InventoryCondition,
  Localized,
  Product,
  ProductKind,
} from '../../database/schema/index.ts';
