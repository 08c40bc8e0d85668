import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const BannerData = z.object({
  title: z.string(),
  text: z.string(),
  action: ContentLink,
  tone: z.enum(['spruce', 'honey', 'sage']),
});
export type BannerData = z.infer<typeof BannerData>;
