import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const BrandStripData = z.object({
  title: z.string(),
  /** Brands in the order shown; a name without a mark of its own stands as a word. */
  brands: z.array(ContentLink),
});
export type BrandStripData = z.infer<typeof BrandStripData>;
