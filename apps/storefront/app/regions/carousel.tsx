import {
  CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY,
  CAROUSEL_SLIDES_TO_DISPLAY,
} from '@ownpath/domain/constants';
import { z } from 'zod';
import { groundOf } from '../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { buttonClass } from '../ui/button.tsx';
import { AUTO_SLIDE_MS, Carousel as Row } from '../ui/carousel.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { GoodsPicture, RoomOrArt } from './region-art.tsx';
import { SectionHeading } from './section-heading.tsx';

/** How many slides may be visible at once (specification section 9): on a phone a part of the next one too. */
const Shown = z.literal(CAROUSEL_SLIDES_TO_DISPLAY);
const ShownOnPhones = z.literal(CAROUSEL_EXTRA_SMALL_SLIDES_TO_DISPLAY);

export const Slide = z.intersection(
  RoomOrArt,
  z.object({ id: z.string(), title: z.string(), text: z.string(), action: ContentLink }),
);
export type Slide = z.infer<typeof Slide>;

export const CarouselOptions = z.object({
  title: z.string(),
  isCyclic: z.boolean(),
  /** Advances automatically, with a pause button. */
  isAutomatic: z.boolean(),
  slidesToShow: z.object({ small: ShownOnPhones, medium: Shown, large: Shown }),
});

export const CarouselData = z.intersection(CarouselOptions, z.object({ slides: z.array(Slide) }));
export type CarouselData = z.infer<typeof CarouselData>;

/** Promotional slides: one across the page, or several side by side. */
export function Carousel({ data }: { readonly data: CarouselData }) {
  const isWide = data.slidesToShow.large === 1;
  return (
    <section className="page-width mt-section">
      <SectionHeading title={data.title} />
      <Row
        label={data.title}
        isCyclic={data.isCyclic}
        slidesToShow={data.slidesToShow}
        {...(data.isAutomatic && { autoSlideMs: AUTO_SLIDE_MS })}
      >
        {data.slides.map((slide) => (
          <SlideCard key={slide.id} slide={slide} isWide={isWide} />
        ))}
      </Row>
    </section>
  );
}

function SlideCard({ slide, isWide }: { readonly slide: Slide; readonly isWide: boolean }) {
  return (
    <article
      className={cx(
        'relative grid h-full gap-6 overflow-hidden rounded-leaf p-6',
        isWide ? 'items-center md:grid-cols-2 md:px-12 md:py-8' : 'grid-rows-[auto_1fr]',
        isWide && slide.photo && 'md:min-h-96',
        groundOf(slide.tint),
      )}
    >
      {slide.photo ? (
        <div
          className={cx('-mx-6 -mt-6', isWide && 'md:absolute md:inset-y-0 md:right-0 md:left-[46%] md:m-0')}
        >
          <RoomPicture
            photo={slide.photo}
            sizes={isWide ? '(min-width: 82.5rem) 45rem, (min-width: 48rem) 54vw, 100vw' : '30rem'}
            className={cx('aspect-3/2 w-full object-cover', isWide && 'md:aspect-auto md:h-full')}
          />
        </div>
      ) : (
        <GoodsPicture
          of={slide}
          className={cx('mx-auto h-auto', isWide ? 'w-full max-w-110 md:order-last' : 'w-4/5')}
        />
      )}
      <div className={cx('flex flex-col items-start', isWide && slide.photo && 'md:mr-12')}>
        <h3 className={isWide ? 'text-2xl' : 'text-lg'}>{slide.title}</h3>
        <p className={cx('mt-2 mb-4 max-w-[44ch] text-ink-2', isWide && 'text-base')}>{slide.text}</p>
        <ContentAnchor
          link={slide.action}
          className={cx(buttonClass(isWide ? { variant: 'solid' } : { variant: 'link' }), 'mt-auto')}
        />
      </div>
    </article>
  );
}
