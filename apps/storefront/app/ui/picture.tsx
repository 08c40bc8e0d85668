import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly src: string;
  /** A different crop for narrow screens. */
  readonly mobileSrc?: string;
  readonly alt: string;
  /** Aspect ratio, which reserves the space while the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly transformation: ImageTransformation;
  /** Further hosts that pictures may come from. */
  readonly ownHosts?: readonly string[];
  /** Loads with high priority instead of lazily; for the main picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
};

/** A responsive picture. A URL of an unlisted host renders a placeholder with the alternative text. */
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
        <Icon as="image-off" size="l" />
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

/** The preference `imageTransformationJSON`: width in CSS pixels and quality in percent per screen size. */
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

/** Best first: browsers use the first format they support. */
const FORMATS = ['avif', 'webp'] as const;

/** Pixel densities. */
const DENSITIES = [1, 2] as const;

/** True for a picture of this shop or of a host that the retailer lists. */
export function isOwnPicture(address: string, ownHosts: readonly string[]): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && ownHosts.includes(host);
}

/** True for SVG drawings, which need no sizes. */
export function isDrawing(address: string): boolean {
  return /\.svg(?:\?|$)/.test(address);
}

/** The URL of a picture in another size and format, with the parameters of the image service. */
export function sizedUrl(address: string, { width, quality }: ImageSize, format?: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('sw', String(width));
  parameters.set('q', String(quality));
  if (format) parameters.set('fmt', format);
  return `${path}?${parameters}`;
}

/**
 * Sources of a picture, best format first. `mobileAddress` is a different crop for narrow screens.
 * Drawings have sources only with such a crop.
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
