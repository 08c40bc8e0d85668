import { z } from 'zod';

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
