import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './button.tsx';
import { Collapsible } from './collapsible.tsx';
import { Icon } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type Props = {
  /** Title of the video; names the player and its button. */
  readonly title: string;
  /** The same film in several formats, the one to prefer first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** WebVTT files; the first is offered first. */
  readonly captions: readonly { readonly src: string; readonly language: string; readonly label: string }[];
  /** A picture that fills the player until the film starts; decorative. */
  readonly poster: ReactNode;
  /** One file of that picture, for the browser's own controls. */
  readonly posterSrc?: string;
  readonly transcript: ReactNode;
  /** What to know before playing. */
  readonly note?: ReactNode;
};

type State = 'waiting' | 'started' | 'failed';

/**
 * A video with its poster and transcript. Nothing of it is loaded before 'play', and it never plays by itself. Without
 * JavaScript the browser's own controls do the same. If it can't be played, the transcript opens.
 */
export function VideoPlayer({ title, sources, captions, poster, posterSrc, transcript, note }: Props) {
  const { formatMessage } = useIntl();
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('waiting');
  const isHydrated = useIsHydrated();
  const isWaiting = isHydrated && state === 'waiting';
  const hasFailed = state === 'failed';

  const play = () => {
    const video = film.current;
    if (!video) return;
    if (hasFailed) video.load();
    setState('started');
    video.focus();
    // Refused or interrupted: the browser's controls are there. A missing film is reported by its last source.
    video.play().catch(() => {});
  };
  const fail = () => setState('failed');
  const lastSource = sources.at(-1);

  return (
    <div>
      <div className="relative aspect-video overflow-hidden rounded-panel bg-sage-100">
        <div className={state === 'started' ? 'invisible' : undefined}>{poster}</div>
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are tracks, one for each language that there is */}
        <video
          ref={film}
          controls={isHydrated ? state === 'started' : true}
          preload="none"
          playsInline
          poster={posterSrc}
          // The controls come with the next rendering, the focus before it.
          tabIndex={state === 'started' ? 0 : -1}
          aria-label={title}
          onError={fail}
          className="absolute inset-0 size-full object-contain"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} {...(src === lastSource?.src && { onError: fail })} />
          ))}
          {captions.map(({ src, language, label }) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} />
          ))}
        </video>
        {isWaiting && (
          <button
            type="button"
            aria-label={formatMessage({ id: 'ui.video.play' }, { title })}
            onClick={play}
            className="group absolute inset-0 grid size-full cursor-pointer place-items-center focus-visible:outline-offset-[-6px]"
          >
            <span className="grid size-14 place-items-center rounded-full bg-white text-spruce-700 shadow-pop transition-transform duration-quick group-hover:scale-105 group-hover:bg-sage-100 sm:size-22">
              <Icon as="play" size="l" className="translate-x-0.5 fill-current sm:size-10" />
            </span>
          </button>
        )}
        {hasFailed && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-spruce-900/90 p-6 text-center text-white"
          >
            <p className="max-w-[34ch] font-semibold">
              <FormattedMessage id="ui.video.failed" />
            </p>
            <Button variant="onDark" onClick={play}>
              <FormattedMessage id="ui.video.tryAgain" />
            </Button>
          </div>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5">
        {note && <p className="text-sm text-ink-2">{note}</p>}
        <Collapsible title={<FormattedMessage id="video.transcript" />} isOpen={hasFailed}>
          {transcript}
        </Collapsible>
      </div>
    </div>
  );
}
