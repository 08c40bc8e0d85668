import { ImageOff } from 'lucide-react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

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

/** The preference `imageTransformationJSON`: width in CSS pixels and quality in percent, by kind of screen. */
type ImageTransformation = {
  readonly desktop: ImageSize;
  readonly mobile: ImageSize;
  readonly default: ImageSize;
};

type ImageSize = { readonly width: number; readonly quality: number };

type PictureSource = {
  readonly media?: string;
  readonly type: string;
  readonly srcSet: string;
};

/** Specification section 9: mobile ends at 768 px, desktop begins at 992 px. */
const SCREENS = [
  { name: 'desktop', media: '(min-width: 62rem)' },
  { name: 'mobile', media: '(max-width: 47.99rem)' },
  { name: 'default', media: undefined },
] as const;

/** Best first: a browser takes the first one that it knows. */
const FORMATS = ['avif', 'webp'] as const;

/** Densities of screens that a size is offered for. */
const DENSITIES = [1, 2] as const;

/** True for a picture of this shop, or of a host that the retailer lists as its own. */
export function isOwnPicture(address: string, ownHosts: readonly string[]): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && ownHosts.includes(host);
}

/** Drawings have no pixels to choose from. */
export function isDrawing(address: string): boolean {
  return /\.svg(?:\?|$)/.test(address);
}

/** The same picture in the size and the format of one screen, as an image service reads it. */
export function sizedUrl(address: string, { width, quality }: ImageSize, format?: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('sw', String(width));
  parameters.set('q', String(quality));
  if (format) parameters.set('fmt', format);
  return `${path}?${parameters}`;
}

/**
 * Sources of one picture, best format first. `mobileAddress` is another cut of it for narrow screens.
 * Drawings need sources only when there is such a cut.
 */
export function pictureSources(
  address: string,
  transformation: ImageTransformation,
  mobileAddress: string = address,
): PictureSource[] {
  return SCREENS.flatMap(({ name, media }) => {
    const chosen = name === 'mobile' ? mobileAddress : address;
    const screen = media ? { media } : {};
    if (isDrawing(chosen)) {
      return media && mobileAddress !== address ? [{ ...screen, type: 'image/svg+xml', srcSet: chosen }] : [];
    }
    const size = transformation[name];
    return FORMATS.map((format) => ({
      ...screen,
      type: `image/${format}`,
      srcSet: DENSITIES.map(
        (density) => `${sizedUrl(chosen, { ...size, width: size.width * density }, format)} ${density}x`,
      ).join(', '),
    }));
  });
}
