import type { ProductVariant } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { type ConditionChoice, comesIn } from './product-choice.ts';

type Props = {
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  /** The chosen condition; null without a store, when stock is unknown. */
  readonly choice: ConditionChoice | null;
};

/**
 * Colours as links, so that each has an address and works without JavaScript. Colours that the condition is not
 * available in are marked, and are no links for a pre-owned condition.
 */
export function ColorChoice({ variants, chosen, choice }: Props) {
  const colorHref = useColorHref();
  const isPreowned = choice !== null && choice.price.condition !== 'NEW';
  return (
    <section className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="font-sans text-sm font-semibold tracking-normal">
        <FormattedMessage
          id="product.color"
          values={{
            color: chosen.colorName,
            v: (text) => <span className="font-normal">{text}</span>,
          }}
        />
      </h2>
      <ul className="-mx-1.5 flex flex-wrap gap-1">
        {variants.map((variant) => {
          const isGone = choice !== null && !comesIn(choice, variant);
          const isChosen = variant.id === chosen.id;
          const look = 'grid size-11 place-items-center rounded-full';
          const swatch = <Swatch variant={variant} isChosen={isChosen} isGone={isGone} />;
          return (
            <li key={variant.id}>
              {isPreowned && isGone ? (
                <span className={look}>{swatch}</span>
              ) : (
                <Link
                  to={colorHref(variant.colorId)}
                  replace
                  preventScrollReset
                  aria-current={isChosen ? 'true' : undefined}
                  className={look}
                >
                  {swatch}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {isPreowned && (
        <p className="w-full text-xs text-ink-2">
          <FormattedMessage
            id="product.colorsOfPieces"
            values={{ count: variants.filter((variant) => comesIn(choice, variant)).length }}
          />
        </p>
      )}
    </section>
  );
}

type SwatchProps = {
  readonly variant: ProductVariant;
  readonly isChosen: boolean;
  readonly isGone: boolean;
};

function Swatch({ variant, isChosen, isGone }: SwatchProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'size-8 forced-color-adjust-none rounded-full shadow-[inset_0_0_0_1px_rgb(19_35_30/.2)]',
          isChosen && 'outline-[2.5px] outline-offset-3 outline-spruce-700',
          isGone && 'opacity-30',
        )}
        style={{ backgroundColor: variant.colorHex }}
      />
      <span className="sr-only">
        {variant.colorName}
        {isGone && (
          <>
            {', '}
            <FormattedMessage id="stock.out" />
          </>
        )}
      </span>
    </>
  );
}

/** Links to this page in another colour; other query parameters stay. */
export function useColorHref(): (colorId: string) => string {
  const [search] = useSearchParams();
  return (colorId) => {
    const next = new URLSearchParams(search);
    next.set('color', colorId);
    return `?${next}`;
  };
}
