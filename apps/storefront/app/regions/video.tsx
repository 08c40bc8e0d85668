import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { JsonLd } from '../platform/seo/json-ld.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { VideoPlayer } from '../ui/video-player.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { FilmStill, RoomPhoto } from './region-art.tsx';
import { type Film, videoStructuredData } from './video-structured-data.ts';

const FILE = z.string().regex(/^\/pictures\/films\/[\w-]+\.(?:webm|mp4|vtt)$/);

const FilmData = z.object({
  poster: FilmStill,
  /** The same film in several formats, the one to prefer first. */
  sources: z.array(z.object({ src: FILE, type: z.enum(['video/webm', 'video/mp4']) })).min(1),
  captions: z.array(z.object({ src: FILE, language: z.string(), label: z.string() })),
  seconds: z.number().int().positive(),
  /** The day it was published, as `YYYY-MM-DD`. */
  published: z.iso.date(),
  hasSound: z.boolean(),
});

export const VideoData = z.object({
  title: z.string(),
  /** The title is the page's heading; otherwise it is for screen readers. */
  isPageTitle: z.optional(z.boolean()),
  /** Heads the page, beside the film. */
  intro: z.optional(
    z.object({
      headline: z.string(),
      lead: z.string(),
      primaryAction: ContentLink,
      secondaryLink: ContentLink,
    }),
  ),
  film: z.nullable(FilmData),
  /** Shown instead of a film. */
  photo: z.nullable(RoomPhoto),
  /** All that the film says and shows, in paragraphs. */
  transcript: z.array(z.string()).min(1),
});
export type VideoData = z.infer<typeof VideoData>;

const WIDE = '(min-width: 70rem) 64rem, 100vw';
const BESIDE_INTRO = '(min-width: 82.5rem) 42rem, (min-width: 62rem) 50vw, 100vw';

/** A video with its transcript, alone or beside the page's headline. Without a film its photograph is shown. */
export function Video({ data }: { readonly data: VideoData }) {
  const { title, isPageTitle, intro, film, photo, transcript } = data;
  const sizes = intro ? BESIDE_INTRO : WIDE;
  return (
    <section className={cx('bg-sage-100', intro ? 'py-8 lg:py-14' : 'py-8 md:py-12')}>
      <div
        className={cx(
          'page-width',
          intro && 'grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        )}
      >
        {intro && <Intro intro={intro} />}
        <div className={cx(!intro && 'mx-auto max-w-[64rem]')}>
          {isPageTitle ? (
            <h1 className="mb-6 text-2xl md:mb-8">{title}</h1>
          ) : (
            <h2 className="sr-only">{title}</h2>
          )}
          {film && <FilmPlayer title={title} film={film} transcript={transcript} sizes={sizes} />}
          {!film && photo && (
            <RoomPicture
              photo={photo}
              sizes={sizes}
              isTallOnPhones
              isFirst
              className="aspect-square w-full rounded-panel object-cover object-[50%_75%] md:aspect-9/4"
            />
          )}
        </div>
      </div>
    </section>
  );
}

function Intro({ intro }: { readonly intro: NonNullable<VideoData['intro']> }) {
  return (
    <div>
      <h1 className="max-w-[11em] text-3xl tracking-[-0.04em]">{intro.headline}</h1>
      <p className="mt-5 max-w-[46ch] text-base text-ink">{intro.lead}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ContentAnchor link={intro.primaryAction} className={buttonClass({ variant: 'action' })} />
        <ContentAnchor link={intro.secondaryLink} className={buttonClass({ variant: 'link' })} />
      </div>
    </div>
  );
}

type FilmProps = {
  readonly title: string;
  readonly film: Film;
  readonly transcript: readonly string[];
  readonly sizes: string;
};

function FilmPlayer({ title, film, transcript, sizes }: FilmProps) {
  const shop = useShopData();
  const language = shop?.site.locale;
  const { poster, captions, seconds, hasSound } = film;
  const inOrder = captions.toSorted(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      {shop && language && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            videoStructuredData({ title, film, transcript, origin: shop.origin, language })
          }
        />
      )}
      <VideoPlayer
        title={title}
        sources={film.sources}
        captions={inOrder}
        poster={
          <RoomPicture
            photo={{ alt: '', landscape: poster, portrait: poster }}
            sizes={sizes}
            isFirst
            className="absolute inset-0 size-full object-cover"
          />
        }
        note={
          <FormattedMessage
            id="video.note"
            values={{
              length,
              sound: hasSound ? 'yes' : 'no',
              count: captions.length,
              languages: captions.map(({ label }) => label).join(', '),
            }}
          />
        }
        posterSrc={poster.src.replace(/webp$/, 'avif')}
        transcript={transcript.map((paragraph) => (
          <p key={paragraph} className="mt-3 first:mt-0">
            {paragraph}
          </p>
        ))}
      />
    </>
  );
}
