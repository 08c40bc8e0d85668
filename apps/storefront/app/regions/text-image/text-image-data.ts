import { z } from 'zod';
import { RoomOrArt } from '../art-tint.ts';
import { ContentLink } from '../content-link.ts';

export const TextImageData = RoomOrArt.extend({
  title: z.string(),
  paragraphs: z.array(z.string()),
  imageSide: z.enum(['left', 'right']),
  action: ContentLink.nullable(),
});
export type TextImageData = z.infer<typeof TextImageData>;
