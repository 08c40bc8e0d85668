import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { Collapsible } from '../ui/collapsible.tsx';
import { VideoPlayer } from '../ui/video-player.tsx';
import { RoomPhoto } from './region-art.tsx';

export const VideoData = z.object({
  title: z.string(),
  videoUrl: z.string(),
  poster: RoomPhoto,
  transcript: z.string(),
});
export type VideoData = z.infer<typeof VideoData>;

/** A video with its transcript. Without a video URL only the poster is shown. */
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
