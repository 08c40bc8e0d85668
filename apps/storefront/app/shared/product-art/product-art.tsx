import { ProductPicture } from './product-picture.tsx';

type Props = {
  /** `imageUrl` of a product or category, or the address of a drawn picture. */
  readonly src: string;
  /** Empty where a name stands beside the picture. */
  readonly alt: string;
  readonly className?: string;
  /** Pictures below the first screen wait until they are near. */
  readonly isLazy?: boolean;
};

/** A product picture at the proportions of the drawn set. */
export function ProductArt({ src, alt, className, isLazy = true }: Props) {
  return (
    <ProductPicture
      src={src}
      alt={alt}
      width={372}
      height={272}
      sizes="15rem"
      isLazy={isLazy}
      {...(className !== undefined && { className })}
    />
  );
}
