import { z } from 'zod';
import { RoomPhoto } from './room-photo.ts';

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
export const RoomOrArt = ArtOnTint.extend({ photo: RoomPhoto.optional() });
