import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type Props = {
  readonly src: string;
  readonly poster: string;
  /** Title of the video; names the player and its button. */
  readonly title: string;
};

/** A video with a poster. Nothing loads before Play; the native controls work without JavaScript. */
export function VideoPlayer({ src, poster, title }: Props) {
  const { formatMessage } = useIntl();
  const film = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const isWaiting = useIsHydrated() && !isStarted;
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel bg-sage-100">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript beside the player says every word */}
      <video
        ref={film}
        controls={!isWaiting}
        preload="none"
        playsInline
        poster={poster}
        src={src}
        aria-label={title}
        onPlay={() => setIsStarted(true)}
        className="size-full object-contain"
      />
      {isWaiting && (
        <button
          type="button"
          aria-label={formatMessage({ id: 'ui.video.play' }, { title })}
          onClick={() => {
            void film.current?.play().catch(() => setIsStarted(true));
            film.current?.focus();
          }}
          className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full! bg-white text-spruce-700 shadow-pop hover:bg-sage-100"
        >
          <Icon as={Play} size="l" className="translate-x-0.5 fill-current" />
        </button>
      )}
    </div>
  );
}
