import { z } from 'zod';
import { artUrl, ProductPicture } from '../shared/pictures/product-picture.tsx';

const Cut = z.object({
  src: z.string().regex(/^\/pictures\/rooms\/[\w-]+-\d+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A still of a film, in the widths and formats of the rooms. */
export const FilmStill = z.object({
  src: z.string().regex(/^\/pictures\/films\/[\w-]+-\d+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** Address of a product's photograph. */
export const PhotographUrl = z.string().regex(/^\/pictures\/[\w-]+-\d+\.webp$/);

/** Photo of a furnished room: landscape, and portrait for phones. */
export const RoomPhoto = z.object({ alt: z.string(), landscape: Cut, portrait: Cut });

/** Goods on a tinted background: a photograph, or a drawing when there is none. */
export const ArtOnTint = z.object({
  picture: z.optional(PhotographUrl),
  artKey: z.string().regex(/^[a-z0-9-]+$/),
  colorHex: z
    .string()
    .regex(/^[0-9a-f]{6}$/)
    .optional(),
  tint: z.enum(['oat', 'sage', 'sky', 'honey', 'berry']),
});
export type ArtOnTint = z.infer<typeof ArtOnTint>;

/** A room photo, or a drawing when there is none. */
export const RoomOrArt = z.intersection(ArtOnTint, z.object({ photo: z.optional(RoomPhoto) }));

type Props = {
  readonly of: Pick<ArtOnTint, 'picture' | 'artKey' | 'colorHex'>;
  readonly className: string;
  /** The attribute `sizes` of a photograph. */
  readonly sizes?: string;
};

/** The goods that the content names. Decorative: they have no alternative text. */
export function GoodsPicture({ of: { picture, artKey, colorHex }, className, sizes = '20rem' }: Props) {
  return (
    <ProductPicture
      src={picture ?? artUrl(artKey, colorHex)}
      alt=""
      width={372}
      height={picture === undefined ? 272 : 279}
      sizes={sizes}
      className={className}
    />
  );
}
