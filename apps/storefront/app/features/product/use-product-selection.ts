import type { ProductDetail, ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type ConditionChoice,
  findVariant,
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

/** The selected condition and colour; the page starts with `condition` and `color` of the address. */
export function useProductSelection(product: ProductDetail): ProductSelection {
  const [search] = useSearchParams();
  const start = `${product.id} ${search.get('condition')}`;
  const [here, setHere] = useState<{ readonly start: string; readonly condition: string | null } | null>(
    null,
  );
  // Another product, or a link to this one in another condition, starts again.
  const condition = here?.start === start ? here.condition : search.get('condition');
  const choices = listChoices(product);
  const asked = findVariant(product.variants, search.get('color'));
  const chosen = pickChoice(choices, condition, asked);
  const variant = shownVariant(product.variants, asked, chosen);
  return {
    choices,
    chosen,
    variant,
    isColorChosen: asked !== null,
    choose: (next) => setHere({ start, condition: next }),
  };
}
