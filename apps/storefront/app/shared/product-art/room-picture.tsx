import { NARROW, type RoomCut, type RoomPhoto, roomSources, WIDE } from './room-sources.ts';

type Props = {
  readonly photo: RoomPhoto;
  /** How wide it is drawn, as `sizes` says it. */
  readonly sizes: string;
  readonly className?: string;
  /** Phones get the tall cut. */
  readonly isTallOnPhones?: boolean;
  /** The one picture that the page is about: asked for before anything else. */
  readonly isFirst?: boolean;
};

/** A furnished room, in the cut, size and format of the screen. */
export function RoomPicture({ photo, sizes, className, isTallOnPhones = false, isFirst = false }: Props) {
  const { landscape, portrait, alt } = photo;
  const wide = roomSources(landscape);
  const tall = roomSources(portrait);
  return (
    <>
      {isFirst && (
        <>
          <Preload cut={isTallOnPhones ? portrait : landscape} sizes={sizes} media={NARROW} />
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
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
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
      // Without an address React leaves it in the body; browsers go by the widths.
      href={cut.src.replace(/webp$/, 'avif')}
      imageSrcSet={roomSources(cut).avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
