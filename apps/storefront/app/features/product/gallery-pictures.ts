import type { ProductPicture, ProductVariant } from '@ownpath/contracts/catalog';

/** One picture of one colour; `index` is its place among those of the colour. */
export type Place = {
  readonly variant: ProductVariant;
  readonly picture: ProductPicture;
  readonly index: number;
};

/** Front, second view and close-up of a colour, as far as there are. */
export function picturesOf({
  pictures = [],
  imageUrl,
  colorName,
}: ProductVariant): readonly ProductPicture[] {
  return pictures.length > 0 ? pictures : [{ url: imageUrl, alt: colorName, view: 'front' }];
}

/** All pictures, colour by colour: the way that arrows and swipes go. */
export function listPlaces(variants: readonly ProductVariant[]): Place[] {
  return variants.flatMap((variant) =>
    picturesOf(variant).map((picture, index) => ({ variant, picture, index })),
  );
}

/** The place before (-1) or after (1) a picture; after the last one comes the first. */
export function placeBeside(places: readonly Place[], at: number, by: -1 | 1): Place | undefined {
  return places[(at + by + places.length) % places.length];
}
