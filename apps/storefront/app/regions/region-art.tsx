import { z } from 'zod';
import { artUrl } from '../shared/pictures/product-picture.tsx';

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

/** Photo of a furnished room: landscape, and portrait for phones. */
export const RoomPhoto = z.object({ alt: z.string(), landscape: Cut, portrait: Cut });

/** A product drawing on a tinted background. */
export const ArtOnTint = z.object({
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
  readonly of: { readonly artKey: string; readonly colorHex?: string | undefined };
  readonly className: string;
};

/** The drawing that the content names. Decorative: it has no alternative text. */
export function DrawnArt({ of: { artKey, colorHex }, className }: Props) {
  return (
    <img
      src={artUrl(artKey, colorHex)}
      alt=""
      width={372}
      height={272}
      loading="lazy"
      className={className}
    />
  );
}
