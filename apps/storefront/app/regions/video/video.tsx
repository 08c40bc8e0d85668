import { FormattedMessage } from 'react-intl';
import { artUrl } from '../../platform/art/art-url.ts';
import { ProductArt } from '../../platform/art/product-art.tsx';
import type { VideoData } from './video-data.ts';

/** A film with its words below; while there is no film, the poster stands alone. */
export function Video({ data }: { readonly data: VideoData }) {
  const poster = artUrl(data.posterArtKey);
  return (
    <section className="page-width mt-10">
      <h2 className="sr-only">{data.title}</h2>
      {data.videoUrl === '' ? (
        <div className="grid place-items-center rounded-panel bg-sage-100 p-8">
          <ProductArt src={poster} alt="" className="w-full max-w-130" />
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the transcript below says every word
        <video controls preload="none" poster={poster} src={data.videoUrl} className="w-full rounded-panel" />
      )}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 items-center font-semibold text-spruce-700 underline">
          <FormattedMessage id="video.transcript" />
        </summary>
        <p className="max-w-[68ch] text-ink-2">{data.transcript}</p>
      </details>
    </section>
  );
}
