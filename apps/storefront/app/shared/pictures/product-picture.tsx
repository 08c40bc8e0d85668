/** Widths in pixels of every photograph; its address names the widest. */
const WIDTHS = [400, 840] as const;
const PHOTOGRAPH = /^(?<name>\/pictures\/[\w-]+)-840\.webp$/;

type PhotographSources = { readonly avif: string; readonly webp: string };

/** `srcset`s of a photograph, or null when the address is a drawing's. */
export function photographSources(address: string): PhotographSources | null {
  const name = PHOTOGRAPH.exec(address)?.groups?.['name'];
  if (name === undefined) return null;
  const listWidths = (format: string) =>
    WIDTHS.map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
  return { avif: listWidths('avif'), webp: listWidths('webp') };
}

type Props = {
  /** `imageUrl` of a product's variant: a photograph or a drawing, both 4:3. Its space stays empty without one. */
  readonly src: string | null;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** Space reserved before the picture loads, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The attribute `sizes` of a photograph. */
  readonly sizes: string;
  readonly className?: string;
  /** Load when the picture comes near the viewport. */
  readonly isLazy?: boolean;
  /** The page's main picture: loads with high priority. */
  readonly isFirst?: boolean;
};

/** A product's picture in the size and format of the screen. */
export function ProductPicture({
  src,
  alt,
  width,
  height,
  sizes,
  className,
  isLazy = true,
  isFirst = false,
}: Props) {
  if (!src) {
    const space = { display: 'block', aspectRatio: `${width} / ${height}` };
    return <span aria-hidden="true" className={className} style={space} />;
  }
  const sources = photographSources(src);
  const image = (
    <img
      src={src}
      {...(sources && { srcSet: sources.webp, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy && !isFirst ? 'lazy' : 'eager'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      className={className}
    />
  );
  if (sources === null) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

type ProductArtProps = {
  /** `imageUrl` of a product or category, or the address of a drawn picture. */
  readonly src: string;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** The attribute `sizes` of a photograph. */
  readonly sizes?: string;
  readonly className?: string;
  /** Load when the picture comes near the viewport. */
  readonly isLazy?: boolean;
};

/** A product picture in the proportions of the drawings. */
export function ProductArt({ src, alt, sizes = '15rem', className, isLazy = true }: ProductArtProps) {
  return (
    <ProductPicture
      src={src}
      alt={alt}
      width={372}
      height={272}
      sizes={sizes}
      isLazy={isLazy}
      {...(className !== undefined && { className })}
    />
  );
}

/** Background classes for product pictures, by the category's tint. */
const grounds: Record<string, string> = {
  oat: 'bg-[#f0e7d6]',
  sage: 'bg-sage-100',
  sky: 'bg-[#e2eaf3]',
  honey: 'bg-[#f6ead0]',
  berry: 'bg-[#f6e0d6]',
};

export function groundOf(tint: string): string {
  return grounds[tint] ?? 'bg-sage-100';
}

/** Address of a drawn picture; `colorHex` is `#rrggbb` or `rrggbb`. */
export function artUrl(key: string, colorHex?: string): string {
  return colorHex ? `/art/${key}/${colorHex.replace('#', '').toLowerCase()}.svg` : `/art/${key}.svg`;
}
