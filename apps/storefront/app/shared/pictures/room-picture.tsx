/** One crop of a room's photograph; `src` is the widest WebP. */
type RoomCut = { readonly src: string; readonly width: number; readonly height: number };
type RoomPhoto = { readonly alt: string; readonly landscape: RoomCut; readonly portrait: RoomCut };

/** Mobile ends at 768 px (specification section 9). */
const NARROW = '(max-width: 47.99rem)';
const WIDE = '(min-width: 48rem)';

/** `srcset`s of a crop: its full width and half of it. */
export function roomSources({ src, width }: RoomCut): { readonly avif: string; readonly webp: string } {
  const name = src.slice(0, src.lastIndexOf('-'));
  const list = (format: string) =>
    [width / 2, width].map((size) => `${name}-${size}.${format} ${size}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}

type Props = {
  readonly photo: RoomPhoto;
  /** The attribute `sizes`. */
  readonly sizes: string;
  readonly className?: string;
  /** Phones get the portrait crop. */
  readonly isTallOnPhones?: boolean;
  /** The page's main picture: preloaded. */
  readonly isFirst?: boolean;
  /** Phones hide the picture, and so load none. */
  readonly isWideOnly?: boolean;
};

/** A room's photograph in the crop, size and format that fit the screen. */
export function RoomPicture(props: Props) {
  const { photo, sizes, className, isTallOnPhones = false, isFirst = false, isWideOnly = false } = props;
  const { landscape, portrait, alt } = photo;
  const wide = roomSources(landscape);
  const tall = roomSources(portrait);
  return (
    <>
      {isFirst && (
        <>
          {!isWideOnly && (
            <Preload cut={isTallOnPhones ? portrait : landscape} sizes={sizes} media={NARROW} />
          )}
          <Preload cut={landscape} sizes={sizes} media={WIDE} />
        </>
      )}
      <picture className="contents">
        {isTallOnPhones && (
          <>
            <source media={NARROW} type="image/avif" srcSet={tall.avif} sizes={sizes} />
            <source media={NARROW} type="image/webp" srcSet={tall.webp} sizes={sizes} />
          </>
        )}
        <source type="image/avif" srcSet={wide.avif} sizes={sizes} />
        <img
          src={landscape.src}
          srcSet={wide.webp}
          sizes={sizes}
          alt={alt}
          width={landscape.width}
          height={landscape.height}
          decoding="async"
          {...(isFirst && { fetchPriority: 'high' as const })}
          // A hidden lazy picture isn't loaded; one in sight on wide screens is preloaded all the same.
          {...((isWideOnly || !isFirst) && { loading: 'lazy' as const })}
          className={className}
        />
      </picture>
    </>
  );
}

type PreloadProps = { readonly cut: RoomCut; readonly sizes: string; readonly media: string };

function Preload({ cut, sizes, media }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      // React moves it to the head only with an `href`; browsers choose by `imageSrcSet`.
      href={cut.src.replace(/webp$/, 'avif')}
      imageSrcSet={roomSources(cut).avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
