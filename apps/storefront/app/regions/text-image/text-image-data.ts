import { z } from 'zod';
import { ArtOnTint } from '../art-tint.ts';
import { ContentLink } from '../content-link.ts';

export const TextImageData = ArtOnTint.extend({
  title: z.string(),
  paragraphs: z.array(z.string()),
  imageSide: z.enum(['left', 'right']),
  action: ContentLink.nullable(),
});
export type TextImageData = z.infer<typeof TextImageData>;
