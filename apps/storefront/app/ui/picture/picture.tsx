import { ImageOff } from 'lucide-react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import {
  type ImageTransformation,
  isDrawing,
  isOwnPicture,
  pictureSources,
  sizedUrl,
} from './picture-sources.ts';

type Props = {
  readonly src: string;
  /** Another cut of the picture for narrow screens. */
  readonly mobileSrc?: string;
  readonly alt: string;
  /** Proportions of the picture: its room is kept before it arrives. */
  readonly width: number;
  readonly height: number;
  readonly transformation: ImageTransformation;
  /** Hosts beside this shop's own that pictures may come from. */
  readonly ownHosts?: readonly string[];
  /** The picture that the page is about comes first; all others wait until they are near. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A picture in the size and format of the screen. One of a foreign host leaves its room, its words and a sign. */
export function Picture(props: Props) {
  const { src, mobileSrc, alt, width, height, transformation, ownHosts = [], isFirst, className } = props;
  const frame = cx('block h-auto w-full', className);
  if (![src, mobileSrc ?? src].every((address) => isOwnPicture(address, ownHosts))) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={cx(
          frame,
          'grid! place-content-center justify-items-center gap-2 bg-oat-200 p-4 text-ink-3',
        )}
      >
        <Icon as={ImageOff} size="l" />
        <span className="text-center text-xs">{alt}</span>
      </span>
    );
  }
  return (
    <picture className="contents">
      {pictureSources(src, transformation, mobileSrc).map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img
        src={isDrawing(src) ? src : sizedUrl(src, transformation.default)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={frame}
      />
    </picture>
  );
}
