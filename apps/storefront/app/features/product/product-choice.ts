import type {
  Availability,
  ConditionStock,
  ProductDetail,
  ProductVariant,
  RentalPrice,
} from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';

/** A condition that the shopper's store has a price for, and whether it can be had. */
export type ConditionChoice = {
  readonly price: RentalPrice;
  /** Null when no unit of this condition can be promised. */
  readonly availability: Availability | null;
  /** Its pieces by colour; null where it is ordered, in any colour. */
  readonly units: NonNullable<ConditionStock['units']> | null;
};

/** Prices with their stock, in the catalogue's order: what can be had first, then the cheaper. */
export function listChoices(product: Pick<ProductDetail, 'prices' | 'conditions'>): ConditionChoice[] {
  return product.prices.map((price) => {
    const stock = product.conditions.find(({ condition }) => condition === price.condition);
    return { price, availability: stock?.availability ?? null, units: stock?.units ?? null };
  });
}

const GRADES = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const satisfies readonly Condition[];

/** For a row of choices: new, then the grades from the best down. */
export function byGrade(choices: readonly ConditionChoice[]): ConditionChoice[] {
  return GRADES.flatMap((grade) => choices.filter(({ price }) => price.condition === grade));
}

/** Whether this condition can be had in this colour; a pre-owned piece comes in the one it has. */
export function comesIn({ units }: ConditionChoice, { id, orderable }: ProductVariant): boolean {
  return units === null ? orderable : units.some(({ variantId }) => variantId === id);
}

/** Whether the button may add this condition in this colour. */
export function canBuy(choice: ConditionChoice, variant: ProductVariant | null): boolean {
  return isOrderable(choice) && (variant === null || comesIn(choice, variant));
}

export function isOrderable(choice: ConditionChoice): boolean {
  return choice.availability?.orderable === true;
}

/**
 * The asked condition, else the first that can be ordered in the asked colour, in any, or the first; null without
 * a price.
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

export function findVariant(
  variants: readonly ProductVariant[],
  colorId: string | null,
): ProductVariant | null {
  return variants.find((variant) => variant.colorId === colorId) ?? null;
}

/**
 * The colour that is shown: the asked one, else the first that the condition comes in, else the first. Of a pre-owned
 * piece its own, for it comes in no other.
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
