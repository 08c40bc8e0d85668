import { findPictureUrl } from '@ownpath/demo-data/pictures';

/** What a picture follows from; goods that left the catalogue have no variant and no colour any more. */
export type PicturedGoods = {
  readonly variantId: string | null;
  readonly artKey: string;
  /** `#2c7360`. */
  readonly colorHex: string | null;
};

/** Where the shop serves the picture of goods: the photograph of the variant, or the drawing of its family in its colour. */
export function pictureUrlOf({ variantId, artKey, colorHex }: PicturedGoods): string {
  const photograph = variantId === null ? null : findPictureUrl(variantId);
  const color = colorHex?.replace('#', '').toLowerCase() ?? 'default';
  return photograph ?? `/art/${artKey}/${color}.svg`;
}
