import type {
  Availability,
  ConditionStock,
  ProductDetail,
  ProductVariant,
  RentalOffer,
} from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';

/** A condition that the shopper's store has a price for, and whether it can be had. */
export type ConditionChoice = {
  readonly offer: RentalOffer;
  /** Null when no unit of this condition can be promised. */
  readonly availability: Availability | null;
};

/** Prices with their stock, in the catalogue's order: what can be had first, then the cheaper. */
export function listChoices(product: Pick<ProductDetail, 'offers' | 'conditions'>): ConditionChoice[] {
  return product.offers.map((offer) => ({
    offer,
    availability:
      product.conditions.find(({ condition }) => condition === offer.condition)?.availability ?? null,
  }));
}

const GRADES = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const satisfies readonly Condition[];

/** For a row of choices: new, then the grades from the best down. */
export function byGrade(choices: readonly ConditionChoice[]): ConditionChoice[] {
  return GRADES.flatMap((grade) => choices.filter(({ offer }) => offer.condition === grade));
}

/** A pre-owned piece is one unit in the colour it has; a colour can be asked for only of new goods. */
export function hasColorChoice(choice: ConditionChoice): boolean {
  return choice.offer.condition === 'NEW';
}

/** Whether the button may add this condition in this colour. */
export function canBuy(choice: ConditionChoice, variant: ProductVariant | null): boolean {
  return isOrderable(choice) && (!hasColorChoice(choice) || variant?.orderable !== false);
}

export function isOrderable(choice: ConditionChoice): boolean {
  return choice.availability?.orderable === true;
}

/** The asked condition, else the first that can be ordered, else the first; null without a price. */
export function pickChoice(
  choices: readonly ConditionChoice[],
  condition: string | null,
): ConditionChoice | null {
  return (
    choices.find((choice) => choice.offer.condition === condition) ??
    choices.find(isOrderable) ??
    choices[0] ??
    null
  );
}

/** The asked colour, else the first that can be ordered, else the first. */
export function pickVariant(
  variants: readonly ProductVariant[],
  colorId: string | null,
): ProductVariant | null {
  return (
    variants.find((variant) => variant.colorId === colorId) ??
    variants.find((variant) => variant.orderable) ??
    variants[0] ??
    null
  );
}

/** The colour that is shown: of a pre-owned piece its own, for it comes in no other. */
export function shownVariant(
  variants: readonly ProductVariant[],
  asked: ProductVariant | null,
  units: ConditionStock['units'],
): ProductVariant | null {
  if (!units || units.length === 0 || units.some(({ variantId }) => variantId === asked?.id)) return asked;
  return variants.find(({ id }) => id === units[0]?.variantId) ?? asked;
}
