import type { ProductVariant } from '@ownpath/contracts/catalog';
import { Expand } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { ProductPicture } from '../../platform/art/product-picture.tsx';
import { groundOf } from '../../platform/catalog/tints.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useColorHref } from './use-color-href.ts';

/** How wide the large picture is drawn. */
export const GALLERY_SIZES = '(min-width: 62rem) 46vw, (min-width: 48rem) 58vw, 92vw';

const GalleryZoom = lazy(async () => {
  const { GalleryZoom } = await import('./gallery-zoom.tsx');
  return { default: GalleryZoom };
});

type Props = {
  readonly name: string;
  readonly tint: string;
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  readonly badges: ReactNode;
  /** Save and share, at the picture's corner. */
  readonly actions: ReactNode;
};

/** The chosen colour large on the category's ground, to be looked at closely; the others below it, as links. */
export function Gallery({ name, tint, variants, chosen, badges, actions }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const colorHref = useColorHref();
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
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
        <div className="absolute top-3 right-3 z-1 grid gap-2 md:top-4 md:right-4">{actions}</div>
        {/* Without JavaScript the picture opens by itself. */}
        <a
          href={chosen.imageUrl}
          aria-label={intl.formatMessage({ id: 'zoom.open' }, { name, color: chosen.colorName })}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setZoom('open');
          }}
          className="group absolute inset-0 grid cursor-zoom-in place-items-center rounded-panel outline-offset-[-6px]"
        >
          <ProductPicture
            src={chosen.imageUrl}
            alt={intl.formatMessage({ id: 'product.picture' }, { name, color: chosen.colorName })}
            width={744}
            height={544}
            sizes={GALLERY_SIZES}
            isFirst
            className="w-[92%] md:w-[58%] lg:w-[92%]"
          />
          <span
            aria-hidden="true"
            className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-white/85 text-ink shadow-card group-hover:text-spruce-700 md:right-4 md:bottom-4"
          >
            <Icon as={Expand} />
          </span>
        </a>
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
      {zoom !== 'never' && (
        <Suspense>
          <GalleryZoom
            isOpen={zoom === 'open'}
            onClose={() => setZoom('closed')}
            name={name}
            ground={ground}
            variants={variants}
            chosen={chosen}
            onChoose={({ colorId }) =>
              void navigate(colorHref(colorId), { replace: true, preventScrollReset: true })
            }
          />
        </Suspense>
      )}
    </div>
  );
}
