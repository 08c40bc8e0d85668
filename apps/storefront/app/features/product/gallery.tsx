import type { ProductVariant } from '@ownpath/contracts/catalog';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { groundOf } from '../../shared/pictures/product-picture.tsx';
import { scrollSmoothly } from '../../ui/carousel-movement.ts';
import { cx } from '../../ui/cx.ts';
import { useColorHref } from './color-choice.tsx';
import { picturesOf } from './gallery-pictures.ts';
import { GallerySlides } from './gallery-slides.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

const GalleryZoom = lazy(async () => {
  const { GalleryZoom } = await import('./gallery-zoom.tsx');
  return { default: GalleryZoom };
});

type Props = {
  readonly tint: string;
  readonly variants: readonly ProductVariant[];
  readonly chosen: ProductVariant;
  /** The attribute `sizes` of a large picture. */
  readonly sizes: string;
  readonly badges: ReactNode;
  /** Save and share, at the picture's corner. */
  readonly actions: ReactNode;
};

/** The chosen colour's pictures on the category's ground: swiped, picked by thumbnails, looked at closely. */
export function Gallery({ tint, variants, chosen, sizes, badges, actions }: Props) {
  const navigate = useNavigate();
  const colorHref = useColorHref();
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ of: chosen.id, index: 0 });
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const ground = groundOf(tint);
  const pictures = picturesOf(chosen);
  const at = place.of === chosen.id ? Math.min(place.index, pictures.length - 1) : 0;
  const leftOf = (index: number) => index * (row.current?.clientWidth ?? 0);
  const scrollTo = (index: number) => {
    if (row.current) scrollSmoothly(row.current, leftOf(index));
  };
  return (
    <div>
      <div
        className={cx(
          'relative aspect-[1.45] overflow-hidden rounded-panel max-md:-mx-gutter max-md:rounded-none md:aspect-[1.9] lg:aspect-[1.3]',
          ground,
        )}
      >
        <div className="pointer-events-none absolute top-5 left-5 z-1">{badges}</div>
        <div className="absolute top-3 right-3 z-1 grid gap-2 md:top-4 md:right-4">{actions}</div>
        <GallerySlides
          key={chosen.id}
          rowRef={row}
          pictures={pictures}
          sizes={sizes}
          onScrolledTo={(index) => setPlace({ of: chosen.id, index })}
          onFocused={scrollTo}
          onLookClosely={(index) => {
            setPlace({ of: chosen.id, index });
            setZoom('open');
          }}
        />
      </div>
      {pictures.length > 1 && (
        <GalleryThumbnails pictures={pictures} at={at} ground={ground} onPick={scrollTo} />
      )}
      {zoom !== 'never' && (
        <Suspense>
          <GalleryZoom
            isOpen={zoom === 'open'}
            onClose={() => {
              setZoom('closed');
              if (row.current) row.current.scrollLeft = leftOf(at);
            }}
            ground={ground}
            variants={variants}
            chosen={chosen}
            at={at}
            onTurn={({ variant, index }) => {
              setPlace({ of: variant.id, index });
              if (variant.id !== chosen.id)
                void navigate(colorHref(variant.colorId), { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
