import type { ProductVariant } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import { useSingleSubmit } from '../../platform/forms/use-single-submit.ts';
import { ShownFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { type ConditionChoice, canBuy, isOrderable } from './product-choice.ts';

/** Id of the form, which the bar at the bottom of small screens submits too. */
export const BUY_FORM_ID = 'add-to-cart';

/**
 * Key of the fetcher that adds this product. It is per product, so that another product's page doesn't show its
 * answer.
 */
export function buyFetcherKey(productId: string): string {
  return `add-to-cart:${productId}`;
}

type Props = {
  readonly productId: string;
  readonly variants: readonly ProductVariant[];
  readonly variant: ProductVariant | null;
  readonly choices: readonly ConditionChoice[];
  readonly chosen: ConditionChoice;
  readonly onChoose: (condition: Condition) => void;
  /** Why the last attempt was refused. */
  readonly problem: ReactNode;
  /** The units of a pre-owned grade. */
  readonly unitFacts: ReactNode;
};

/** The button of the bar, or of an add-on, can be far from the notice. */
const showNotice = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** The form with condition and "Add to cart", and the reason when adding is not possible. */
export function BuyForm({
  productId,
  variants,
  variant,
  choices,
  chosen,
  onChoose,
  problem,
  unitFacts,
}: Props) {
  const fetcher = useFetcher({ key: buyFetcherKey(productId) });
  const reasonId = useId();
  const isBusy = fetcher.state !== 'idle';
  const sendOnce = useSingleSubmit(isBusy, fetcher.data);
  const isForSale = canBuy(chosen, variant);
  return (
    <fetcher.Form method="post" id={BUY_FORM_ID} onSubmit={sendOnce}>
      <input type="hidden" name="productId" value={productId} />
      <ShownFrequency />
      {variant && <input type="hidden" name="variantId" value={variant.id} />}
      {choices.length > 1 ? (
        <ConditionRows choices={choices} chosen={chosen} variants={variants} onChoose={onChoose} />
      ) : (
        <input type="hidden" name="condition" value={chosen.price.condition} />
      )}
      {unitFacts}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="action"
          isBusy={isBusy}
          disabled={!isForSale}
          aria-describedby={isForSale ? undefined : reasonId}
          className="min-w-44 flex-1"
        >
          <FormattedMessage id={isBusy ? 'product.adding' : 'product.add'} />
        </Button>
        <ButtonLink
          to="/instant-approval?position=instant-approval"
          variant="outline"
          className="grow sm:grow-0"
        >
          <FormattedMessage id="product.approval" />
        </ButtonLink>
      </div>
      {!isForSale && (
        <p id={reasonId} className="mt-2 text-ink-2">
          <FormattedMessage id={isOrderable(chosen) ? 'product.colorGone' : 'product.conditionGone'} />
        </p>
      )}
      {problem && (
        <div ref={showNotice} className="mt-3 scroll-my-28">
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        </div>
      )}
    </fetcher.Form>
  );
}
