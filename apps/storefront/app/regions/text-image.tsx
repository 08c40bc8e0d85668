import { z } from 'zod';
import { groundOf } from '../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { GoodsPicture, RoomOrArt } from './region-art.tsx';

export const TextImageData = z.intersection(
  RoomOrArt,
  z.object({
    title: z.string(),
    paragraphs: z.array(z.string()),
    imageSide: z.enum(['left', 'right']),
    action: z.nullable(ContentLink),
  }),
);
export type TextImageData = z.infer<typeof TextImageData>;

/** Text and picture side by side; on a phone the picture comes first. */
export function TextImage({ data }: { readonly data: TextImageData }) {
  return (
    <section className="page-width mt-section grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
      {data.photo ? (
        <div className={cx(data.imageSide === 'right' && 'md:order-last')}>
          <RoomPicture
            photo={data.photo}
            sizes="(min-width: 82.5rem) 40rem, (min-width: 48rem) 50vw, 100vw"
            className="aspect-3/2 w-full rounded-leaf object-cover"
          />
        </div>
      ) : (
        <div
          className={cx(
            'grid place-items-center rounded-leaf p-8 lg:p-12',
            data.imageSide === 'right' && 'md:order-last',
            groundOf(data.tint),
          )}
        >
          <GoodsPicture of={data} className="h-auto w-full max-w-100" />
        </div>
      )}
      <div>
        <h2 className="text-2xl">{data.title}</h2>
        {data.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[56ch] text-base text-ink-2">
            {paragraph}
          </p>
        ))}
        {data.action && (
          <ContentAnchor link={data.action} className={cx(buttonClass({ variant: 'outline' }), 'mt-6')} />
        )}
      </div>
    </section>
  );
}
