import type { ProductVariant } from '@ownpath/contracts/catalog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ProductPicture } from '../../platform/art/product-picture.tsx';
import { groundOf } from '../../platform/catalog/tints.ts';
import { cx } from '../../ui/cx.ts';
import { useColorHref } from './use-color-href.ts';

type Props = {
  readonly name: string;
  readonly tint: string;
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  readonly badges: ReactNode;
};

/** The chosen colour large on the category's ground; the others below it, as links. */
export function Gallery({ name, tint, variants, chosen, badges }: Props) {
  const intl = useIntl();
  const colorHref = useColorHref();
  const ground = groundOf(tint);
  return (
    <div className="lg:sticky lg:top-6 lg:self-start">
      <div
        className={cx(
          'relative grid aspect-[1.1] md:aspect-[1.9] lg:aspect-[1.1] place-items-center overflow-hidden rounded-panel',
          ground,
        )}
      >
        <div className="absolute top-5 left-5 z-1">{badges}</div>
        <ProductPicture
          src={chosen.imageUrl}
          alt={intl.formatMessage({ id: 'product.picture' }, { name, color: chosen.colorName })}
          width={744}
          height={544}
          sizes="(min-width: 62rem) 46vw, (min-width: 48rem) 58vw, 92vw"
          isFirst
          className="w-[92%] md:w-[58%] lg:w-[92%]"
        />
      </div>
      {variants.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2 md:gap-3">
          {variants.slice(0, 5).map((variant) => (
            <li key={variant.id}>
              <Link
                to={colorHref(variant.colorId)}
                replace
                preventScrollReset
                aria-current={variant.id === chosen.id ? 'true' : undefined}
                aria-label={intl.formatMessage({ id: 'product.showColor' }, { color: variant.colorName })}
                className={cx(
                  'grid aspect-5/4 place-items-center rounded-control p-1.5',
                  ground,
                  variant.id === chosen.id ? 'ring-[2.5px] ring-spruce-700' : 'hover:shadow-lift',
                )}
              >
                <ProductPicture
                  src={variant.imageUrl}
                  alt=""
                  width={124}
                  height={90}
                  sizes="8rem"
                  className="w-full"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
