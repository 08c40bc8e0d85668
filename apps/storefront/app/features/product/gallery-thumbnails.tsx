import type { ProductPicture as Picture } from '@ownpath/contracts/catalog';
import { useIntl } from 'react-intl';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { slideId } from './gallery-slides.tsx';

type Props = {
  readonly pictures: readonly Picture[];
  readonly at: number;
  readonly ground: string;
  readonly onPick: (index: number) => void;
};

/** The pictures small below the large one, as links to their slides. */
export function GalleryThumbnails({ pictures, at, ground, onPick }: Props) {
  const intl = useIntl();
  return (
    <ul className="mt-3 grid grid-cols-5 gap-2 md:gap-3">
      {pictures.map(({ url, alt, view }, index) => (
        <li key={url}>
          <a
            href={`#${slideId(index)}`}
            aria-current={index === at ? 'true' : undefined}
            aria-label={intl.formatMessage({ id: 'product.showPicture' }, { picture: alt })}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
            className={cx(
              'relative grid aspect-5/4 place-items-center overflow-hidden rounded-control',
              ground,
              index === at ? 'ring-[2.5px] ring-spruce-700' : 'hover:shadow-lift',
            )}
          >
            <ProductPicture
              src={url}
              alt=""
              width={124}
              height={90}
              sizes="8rem"
              className={view === 'detail' ? 'absolute inset-0 size-full object-cover' : 'w-full p-1.5'}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
