import type { CapClass } from '@ownpath/domain/pricing';
import type { Both } from '../localized.ts';
import type { ProductKind } from '../types/index.ts';
import type { ColorId } from './colors.ts';
import type { SpecSheet } from './spec-sheet.ts';

/** Fields of one product; the rest comes from its shelf. */
export type ProductDraft = {
  readonly id: string;
  /** Weekly rate in dollars: 24.99. */
  readonly rate: number;
  readonly name: Both;
  readonly short: Both;
  readonly more: Both;
  readonly colors: readonly [ColorId, ...ColorId[]];
  readonly specs?: SpecSheet;
  readonly features: readonly Both[];
  readonly kind?: ProductKind;
  readonly brand?: string;
  readonly weeks?: number;
  readonly artKey?: string;
  readonly category?: string;
  readonly moreCategories?: readonly string[];
  readonly deliveryBand?: string;
  /** Former weekly rate in dollars. */
  readonly was?: number;
  readonly isNew?: boolean;
  readonly isExclusive?: boolean;
  readonly isHighRisk?: boolean;
  readonly isClearance?: boolean;
  /** Clearance, special orders and extended aisle are never re-rented; other products are by default. */
  readonly isRerented?: boolean;
  readonly popularity?: number;
  readonly members?: readonly string[];
  readonly addOns?: readonly string[];
  readonly isAddOn?: boolean;
};

/** Products of one family, with the fields that they share. */
export type Shelf = {
  readonly family: string;
  readonly brand: string;
  readonly weeks: number;
  readonly capClass: CapClass;
  readonly category: string;
  readonly artKey: string;
  readonly deliveryBand?: string;
  readonly specs?: SpecSheet;
  readonly features?: readonly Both[];
  readonly products: readonly ProductDraft[];
};

type Particulars = Omit<ProductDraft, 'id' | 'rate' | 'name' | 'short' | 'more'>;

export function product(
  id: string,
  rate: number,
  name: Both,
  short: Both,
  more: Both,
  particulars: Particulars,
): ProductDraft {
  return { id, rate, name, short, more, ...particulars };
}
