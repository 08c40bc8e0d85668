import type { ProductVariant } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { useColorHref } from './use-color-href.ts';

type Props = {
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  /** Without a store nothing is known about stock. */
  readonly isStockKnown: boolean;
  /** The chosen condition comes in the colour it has. */
  readonly isFixed: boolean;
};

/** Colours as links, so that each has an address and works without JavaScript. */
export function ColorChoice({ variants, chosen, isStockKnown, isFixed }: Props) {
  const colorHref = useColorHref();
  return (
    <section className="mt-5.5">
      <h2 className="font-sans text-sm font-semibold tracking-normal">
        <FormattedMessage
          id="product.color"
          values={{
            color: chosen.colorName,
            v: (text) => <span className="font-normal">{text}</span>,
          }}
        />
      </h2>
      <ul className="mt-1 -ml-1.5 flex flex-wrap gap-1">
        {variants.map((variant) => {
          const isGone = isStockKnown && !isFixed && !variant.orderable;
          return (
            <li key={variant.id}>
              <Link
                to={colorHref(variant.colorId)}
                replace
                preventScrollReset
                aria-current={variant.id === chosen.id ? 'true' : undefined}
                className="grid size-11 place-items-center rounded-full"
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'size-8 rounded-full shadow-[inset_0_0_0_1px_rgb(19_35_30/.2)]',
                    variant.id === chosen.id && 'outline-[2.5px] outline-offset-3 outline-spruce-700',
                    isGone && 'opacity-40',
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
              </Link>
            </li>
          );
        })}
      </ul>
      {isFixed && (
        <p className="mt-1.5 text-xs text-ink-2">
          <FormattedMessage id="product.colorFixed" />
        </p>
      )}
    </section>
  );
}
