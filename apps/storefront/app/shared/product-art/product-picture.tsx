import { photographSources } from './photograph.ts';

type Props = {
  /** `imageUrl` of a product's variant: a photograph or a drawing, both 4 to 3. */
  readonly src: string;
  /** Empty where a name stands beside the picture. */
  readonly alt: string;
  /** Room that is kept before the picture arrives, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How wide the picture is drawn, as `sizes` of a photograph says it. */
  readonly sizes: string;
  readonly className?: string;
  /** Pictures below the first screen wait until they are near. */
  readonly isLazy?: boolean;
  /** The one picture that the page is about. */
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
