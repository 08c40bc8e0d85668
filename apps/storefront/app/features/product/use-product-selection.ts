import type { ProductDetail, ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type KeptChoice, keepChoice, readChoice } from './kept-choice.ts';
import {
  type ConditionChoice,
  findVariant,
  isOrderable,
  listChoices,
  pickChoice,
  shownVariant,
} from './product-choice.ts';

export type ProductSelection = {
  readonly choices: readonly ConditionChoice[];
  /** Null without a price. */
  readonly chosen: ConditionChoice | null;
  /** The colour that is shown. */
  readonly variant: ProductVariant | null;
  /** The address names a colour. */
  readonly isColorChosen: boolean;
  readonly choose: (condition: Condition) => void;
};

/**
 * The selected condition and colour; the page starts with `condition` and `color` of the address, else with what was
 * chosen of this product in this browser last.
 */
export function useProductSelection(product: ProductDetail): ProductSelection {
  const [search] = useSearchParams();
  const start = `${product.id} ${search.get('condition')}`;
  const [here, setHere] = useState<{ readonly start: string; readonly condition: Condition } | null>(null);
  // Another product, or a link to this one in another condition, starts again.
  const picked = here?.start === start ? here.condition : search.get('condition');
  const [kept, setKept] = useState<KeptChoice | null>(null);
  const choices = listChoices(product);
  const color = search.get('color');
  useEffect(() => setKept(readChoice(product.id)), [product.id]);
  const before = choices.find((choice) => choice.price.condition === kept?.condition && isOrderable(choice))
    ?.price.condition;
  const condition = picked ?? (color === null ? (before ?? null) : null);
  const colorBefore = findVariant(product.variants, kept?.color ?? null);
  const asked = color === null && colorBefore?.orderable ? colorBefore : findVariant(product.variants, color);
  const chosen = pickChoice(choices, condition, asked);
  const variant = shownVariant(product.variants, asked, chosen);
  useEffect(() => {
    if (color !== null)
      keepChoice(product.id, { condition: readChoice(product.id)?.condition ?? null, color });
  }, [product.id, color]);
  const choose = (next: Condition) => {
    setHere({ start, condition: next });
    keepChoice(product.id, { condition: next, color: variant?.colorId ?? null });
  };
  return { choices, chosen, variant, isColorChosen: asked !== null, choose };
}
