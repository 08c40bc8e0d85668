import { z } from 'zod';
import { artUrl } from '../shared/pictures/product-picture.tsx';

const Cut = z.object({
  src: z.string().regex(/^\/pictures\/rooms\/[\w-]+-\d+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A furnished room: a wide cut, and a tall one for phones. */
export const RoomPhoto = z.object({ alt: z.string(), landscape: Cut, portrait: Cut });

/** A drawing of the set on a ground of the design. */
export const ArtOnTint = z.object({
  artKey: z.string().regex(/^[a-z0-9-]+$/),
  colorHex: z
    .string()
    .regex(/^[0-9a-f]{6}$/)
    .optional(),
  tint: z.enum(['oat', 'sage', 'sky', 'honey', 'berry']),
});
export type ArtOnTint = z.infer<typeof ArtOnTint>;

/** The photograph of a room, or else a drawing. */
export const RoomOrArt = z.intersection(ArtOnTint, z.object({ photo: z.optional(RoomPhoto) }));

type Props = {
  readonly of: { readonly artKey: string; readonly colorHex?: string | undefined };
  readonly className: string;
};

/** The drawing that content names, in its colour. It adorns what stands beside it. */
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
