import { z } from 'zod';
import { groundOf } from '../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { GoodsPicture, RoomOrArt } from './region-art.tsx';

export const MarketingTilesData = z.object({
  title: z.string().nullable(),
  tiles: z.array(
    z.intersection(
      RoomOrArt,
      z.object({ eyebrow: z.string(), title: z.string(), text: z.string(), action: ContentLink }),
    ),
  ),
});
export type MarketingTilesData = z.infer<typeof MarketingTilesData>;

/** Two or three promotional tiles with a picture and a link each. */
export function MarketingTiles({ data }: { readonly data: MarketingTilesData }) {
  const { title, tiles } = data;
  const Heading = title === null ? 'h2' : 'h3';
  return (
    <section className="page-width mt-section">
      {title !== null && <h2 className="mb-6 text-xl">{title}</h2>}
      <ul className={cx('grid gap-4 md:grid-cols-2', tiles.length % 3 === 0 && 'lg:grid-cols-3')}>
        {tiles.map((tile) => (
          <li
            key={tile.title}
            className={cx(
              'group relative grid items-end gap-4 overflow-hidden rounded-panel p-6 pb-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus md:p-8 md:pb-5',
              tiles.length % 3 !== 0 && 'xl:grid-cols-[minmax(0,1fr)_42%]',
              groundOf(tile.tint),
            )}
          >
            <div className="self-start">
              <p className="text-xs font-semibold text-ink-2">{tile.eyebrow}</p>
              <Heading className="mt-1.5 max-w-[16em] text-xl">{tile.title}</Heading>
              <p className="mt-2 mb-3 max-w-[36ch] text-ink-2">{tile.text}</p>
              <ContentAnchor
                link={tile.action}
                className="inline-block py-2 font-semibold text-spruce-700 underline outline-none after:absolute after:inset-0"
              />
            </div>
            {tile.photo ? (
              <RoomPicture
                photo={tile.photo}
                sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 50vw, 100vw"
                className="-mx-6 -mb-4 aspect-3/2 w-[calc(100%+3rem)] max-w-none object-cover md:-mx-8 md:-mb-5 md:w-[calc(100%+4rem)] xl:absolute xl:inset-y-0 xl:right-0 xl:m-0 xl:aspect-auto xl:h-full xl:w-[44%]"
              />
            ) : (
              <GoodsPicture
                of={tile}
                sizes="(min-width: 48rem) 18.75rem, 48vw"
                className="ml-auto h-auto w-3/5 max-w-75 transition-transform duration-enter ease-settle group-hover:-translate-y-1 xl:w-full"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
