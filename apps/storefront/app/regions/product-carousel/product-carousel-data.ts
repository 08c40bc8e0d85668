import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const ProductCarouselData = z.object({
  title: z.string(),
  titleWithoutStore: z.string(),
  subtitle: z.string().nullable(),
  productIds: z.array(z.string()),
  hasFrequencyPicker: z.boolean(),
  shopAll: ContentLink.nullable(),
});
export type ProductCarouselData = z.infer<typeof ProductCarouselData>;
