import type { ProductPicture as Picture } from '@ownpath/contracts/catalog';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { indexAt } from '../../ui/carousel-movement.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

/** Address of a slide on its page: without JavaScript the thumbnails lead there. */
export const slideId = (index: number) => `picture-${index + 1}`;

type Props = {
  readonly rowRef: RefObject<HTMLUListElement | null>;
  readonly pictures: readonly Picture[];
  /** The attribute `sizes` of a picture. */
  readonly sizes: string;
  readonly onScrolledTo: (index: number) => void;
  /** The keyboard came to a picture: not every browser scrolls a snapping row to it by itself. */
  readonly onFocused: (index: number) => void;
  readonly onLookClosely: (index: number) => void;
};

/** Pictures side by side, one in sight; a finger scrolls from one to the next. */
export function GallerySlides({ rowRef, pictures, sizes, onScrolledTo, onFocused, onLookClosely }: Props) {
  const intl = useIntl();
  return (
    <ul
      ref={rowRef}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
        onScrolledTo(
          indexAt(scrollLeft, clientWidth, { count: pictures.length, visible: 1, isCyclic: false }),
        )
      }
      className="no-scrollbar absolute inset-0 grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto overflow-y-hidden overscroll-x-contain"
    >
      {pictures.map(({ url, alt, view }, index) => (
        <li key={url} id={slideId(index)} className="relative snap-start snap-always">
          {/* Without JavaScript the picture opens by itself. */}
          <a
            href={url}
            aria-label={intl.formatMessage({ id: 'zoom.open' }, { picture: alt })}
            aria-haspopup="dialog"
            onFocus={() => onFocused(index)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onLookClosely(index);
            }}
            className="group absolute inset-0 grid cursor-zoom-in place-items-center rounded-panel outline-offset-[-6px]"
          >
            <ProductPicture
              src={url}
              alt={alt}
              width={744}
              height={544}
              sizes={sizes}
              isFirst={index === 0}
              className={
                view === 'detail'
                  ? 'absolute inset-0 size-full object-cover'
                  : 'w-[92%] max-md:w-[84%] md:w-[58%] lg:w-[92%]'
              }
            />
            <span
              aria-hidden="true"
              className={cx(
                'absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-white/85',
                'text-ink shadow-card group-hover:text-spruce-700 md:right-4 md:bottom-4',
              )}
            >
              <Icon as="expand" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
