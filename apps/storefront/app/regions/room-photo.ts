import { z } from 'zod';

const Cut = z.object({
  src: z.string().regex(/^\/pictures\/rooms\/[\w-]+-\d+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** A furnished room: a wide cut, and a tall one for phones. */
export const RoomPhoto = z.object({ alt: z.string(), landscape: Cut, portrait: Cut });
