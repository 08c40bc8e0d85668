import type { ProductDetail } from '@ownpath/contracts/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { LocatePrompt } from '../../shared/shopper/locate-prompt-part.ts';
import { useFinderHref } from '../../shared/shopper/use-finder-href.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BuyForm } from './buy-form.tsx';
import { ColorChoice } from './color-choice.tsx';
import { ProductPriceTag } from './product-price-tag.tsx';
import type { PurchaseTerms } from './purchase-terms.server.ts';
import { UnitFacts } from './unit-facts.tsx';
import type { ProductSelection } from './use-product-selection.ts';

export type BuyBoxProps = {
  readonly product: ProductDetail;
  readonly store: ChosenStore | null;
  readonly terms: PurchaseTerms | null;
  /** Promised delivery of an order placed today, by condition. */
  readonly startDates: Readonly<Record<string, string>>;
  readonly selection: ProductSelection;
  /** Why the last attempt to add was refused. */
  readonly problem: ReactNode;
  readonly className?: string;
};

/** Name, price, choices and "Add to cart", beside the pictures. */
export function BuyBox(props: BuyBoxProps) {
  const { product, store, terms, startDates, selection, problem, className } = props;
  const { choices, chosen, variant, choose } = selection;
  const { variants, conditions } = product;
  const condition = chosen?.price.condition;
  return (
    // Takes the focus when the question for a place gives way to the price.
    <div tabIndex={-1} className={className}>
      <p className="text-ink-2">{product.brand}</p>
      <h1 className="text-2xl wrap-break-word">{product.name}</h1>
      <ProductFlags product={product} />
      {chosen && terms && (
        <>
          <div className="mt-3">
            <FrequencyControl isFull />
          </div>
          <div className="mt-3.5">
            <ProductPriceTag
              price={chosen.price}
              terms={terms}
              startDate={startDates[chosen.price.condition] ?? terms.today}
            />
          </div>
        </>
      )}
      {variant && variants.length > 1 && <ColorChoice variants={variants} chosen={variant} choice={chosen} />}
      {chosen && terms ? (
        <BuyForm
          productId={product.id}
          variants={variants}
          variant={variant}
          choices={choices}
          chosen={chosen}
          onChoose={choose}
          problem={problem}
          unitFacts={
            <UnitFacts
              condition={chosen.price.condition}
              units={chosen.units ?? []}
              variants={variants}
              tint={product.tint}
              picture={conditions.find((stock) => stock.condition === condition)?.picture}
            />
          }
        />
      ) : (
        <NoPrice hasStore={store !== null} problem={problem} />
      )}
    </div>
  );
}

/** Whether only this retailer sells it, and whether an application for it needs more documents. */
function ProductFlags({ product }: { readonly product: ProductDetail }) {
  const asksMore = product.isHighRisk || product.isStoreHighRisk === true;
  if (!product.isExclusive && !asksMore) return null;
  return (
    <ul className="mt-4 grid gap-2 text-sm text-ink-2">
      {product.isExclusive && (
        <li className="flex gap-2.5">
          <Icon as="award" className="text-spruce-600" />
          <FormattedMessage id="product.exclusive" />
        </li>
      )}
      {asksMore && (
        <li className="flex gap-2.5">
          <Icon as="file-check" className="text-honey-700" />
          <span>
            <FormattedMessage id="product.highRisk" />
          </span>
        </li>
      )}
    </ul>
  );
}

type NoPriceProps = {
  readonly hasStore: boolean;
  readonly problem: ReactNode;
};

/** Instead of the price: a store has to be chosen first, or the chosen one doesn't rent this product out. */
function NoPrice({ hasStore, problem }: NoPriceProps) {
  const finder = useFinderHref();
  return (
    <div className="mt-5.5 grid gap-4">
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Notice tone="info">
        {hasStore ? (
          <FormattedMessage id="product.noPrice.store" />
        ) : (
          <FormattedMessage id="product.noPrice.choose" />
        )}
      </Notice>
      {hasStore ? (
        <ButtonLink to={finder} variant="action" isBlock>
          <Icon as="map-pin" />
          <FormattedMessage id="product.noPrice.other" />
        </ButtonLink>
      ) : (
        <LocatePrompt size="page" />
      )}
    </div>
  );
}
