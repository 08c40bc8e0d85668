import { z } from 'zod';
import { RoomPhoto } from './room-photo.ts';

/** A drawing of the set on a ground of the design; the photograph of a room where there is one. */
export const ArtOnTint = z.object({
  artKey: z.string().regex(/^[a-z0-9-]+$/),
  colorHex: z
    .string()
    .regex(/^[0-9a-f]{6}$/)
    .optional(),
  photo: RoomPhoto.optional(),
  tint: z.enum(['oat', 'sage', 'sky', 'honey', 'berry']),
});
export type ArtOnTint = z.infer<typeof ArtOnTint>;
