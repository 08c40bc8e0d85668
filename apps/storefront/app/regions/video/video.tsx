import { FormattedMessage } from 'react-intl';
import { RoomPicture } from '../../shared/product-art/room-picture.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import type { VideoData } from './video-data.ts';

/** A film with its words below; while there is no film, the poster stands alone. */
export function Video({ data }: { readonly data: VideoData }) {
  return (
    <section className="page-width mt-10">
      <h2 className="sr-only">{data.title}</h2>
      {data.videoUrl === '' ? (
        <RoomPicture
          photo={data.poster}
          sizes="(min-width: 82.5rem) 82.5rem, 100vw"
          isTallOnPhones
          isFirst
          className="aspect-square w-full rounded-panel object-cover object-[50%_75%] md:aspect-9/4"
        />
      ) : (
        <VideoPlayer src={data.videoUrl} poster={data.poster.landscape.src} title={data.title} />
      )}
      <div className="mt-3">
        <Collapsible title={<FormattedMessage id="video.transcript" />}>
          <p>{data.transcript}</p>
        </Collapsible>
      </div>
    </section>
  );
}
