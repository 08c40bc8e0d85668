import { FormattedMessage } from 'react-intl';
import { artUrl } from '../../platform/art/art-url.ts';
import { ProductArt } from '../../platform/art/product-art.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
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
        <VideoPlayer src={data.videoUrl} poster={poster} title={data.title} />
      )}
      <div className="mt-3">
        <Collapsible title={<FormattedMessage id="video.transcript" />}>
          <p>{data.transcript}</p>
        </Collapsible>
      </div>
    </section>
  );
}
