import type {
  Availability,
  ConditionStock,
  ProductDetail,
  ProductVariant,
  RentalPrice,
} from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';

/** A condition with a price in the shopper's store, and its stock. */
export type ConditionChoice = {
  readonly price: RentalPrice;
  /** Null when the store has no stock of this condition. */
  readonly availability: Availability | null;
  /** Units by colour; null for a special order, which comes in any colour. */
  readonly units: NonNullable<ConditionStock['units']> | null;
};

/** Prices with their stock, in the catalog's order: available first, then by price. */
export function listChoices(product: Pick<ProductDetail, 'prices' | 'conditions'>): ConditionChoice[] {
  return product.prices.map((price) => {
    const stock = product.conditions.find(({ condition }) => condition === price.condition);
    return { price, availability: stock?.availability ?? null, units: stock?.units ?? null };
  });
}

const GRADES = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const satisfies readonly Condition[];

/** Sorted for display: new, then grades from best to worst. */
export function byGrade(choices: readonly ConditionChoice[]): ConditionChoice[] {
  return GRADES.flatMap((grade) => choices.filter(({ price }) => price.condition === grade));
}

/** Whether this condition is available in this colour; a pre-owned unit has one colour. */
export function comesIn({ units }: ConditionChoice, { id, orderable }: ProductVariant): boolean {
  return units === null ? orderable : units.some(({ variantId }) => variantId === id);
}

/** Whether this condition can be added to the cart in this colour. */
export function canBuy(choice: ConditionChoice, variant: ProductVariant | null): boolean {
  return isOrderable(choice) && (variant === null || comesIn(choice, variant));
}

export function isOrderable(choice: ConditionChoice): boolean {
  return choice.availability?.orderable === true;
}

/**
 * The requested condition; else the first orderable one in the requested colour, then in any colour, then the
 * first. Null without a price.
 */
export function pickChoice(
  choices: readonly ConditionChoice[],
  condition: string | null,
  asked: ProductVariant | null = null,
): ConditionChoice | null {
  return (
    choices.find((choice) => choice.price.condition === condition) ??
    choices.find((choice) => isOrderable(choice) && asked !== null && comesIn(choice, asked)) ??
    choices.find(isOrderable) ??
    choices[0] ??
    null
  );
}

/** @param asked a colour's id, or a variant's where a link knows only that */
export function findVariant(
  variants: readonly ProductVariant[],
  asked: string | null,
): ProductVariant | null {
  return variants.find(({ colorId, id }) => colorId === asked || id === asked) ?? null;
}

/**
 * The colour that is shown: the requested one, else the first available in the condition, else the first. A
 * pre-owned condition shows a colour that it has units of.
 */
export function shownVariant(
  variants: readonly ProductVariant[],
  asked: ProductVariant | null,
  choice: ConditionChoice | null,
): ProductVariant | null {
  const isBound = choice !== null && choice.price.condition !== 'NEW' && isOrderable(choice);
  if (asked && !(isBound && !comesIn(choice, asked))) return asked;
  const first = variants.find((variant) => (choice ? comesIn(choice, variant) : variant.orderable));
  return first ?? variants[0] ?? null;
}
