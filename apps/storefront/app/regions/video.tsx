import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { JsonLd } from '../platform/seo/json-ld.tsx';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { VideoPlayer } from '../ui/video-player.tsx';
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
  film: z.nullable(FilmData),
  /** Shown instead of a film. */
  photo: z.nullable(RoomPhoto),
  /** All that the film says and shows, in paragraphs. */
  transcript: z.array(z.string()).min(1),
});
export type VideoData = z.infer<typeof VideoData>;

const SIZES = '(min-width: 70rem) 64rem, 100vw';

/** A video with its transcript. Without a film its photograph is shown. */
export function Video({
  data: { title, isPageTitle, film, photo, transcript },
}: {
  readonly data: VideoData;
}) {
  return (
    <section className="bg-sage-100 py-8 md:py-12">
      <div className="page-width">
        <div className="mx-auto max-w-[64rem]">
          {isPageTitle ? (
            <h1 className="mb-6 text-2xl md:mb-8">{title}</h1>
          ) : (
            <h2 className="sr-only">{title}</h2>
          )}
          {film && <FilmPlayer title={title} film={film} transcript={transcript} />}
          {!film && photo && (
            <RoomPicture
              photo={photo}
              sizes={SIZES}
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

type FilmProps = {
  readonly title: string;
  readonly film: Film;
  readonly transcript: readonly string[];
};

function FilmPlayer({ title, film, transcript }: FilmProps) {
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
        <JsonLd data={videoStructuredData({ title, film, transcript, origin: shop.origin, language })} />
      )}
      <VideoPlayer
        title={title}
        sources={film.sources}
        captions={inOrder}
        poster={
          <RoomPicture
            photo={{ alt: '', landscape: poster, portrait: poster }}
            sizes={SIZES}
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
