import { z } from 'zod';
import { ContentLink } from '../content-link.ts';

export const ShopByCategoryData = z.object({
  title: z.string(),
  shopAll: ContentLink,
  categoryIds: z.array(z.string()),
});
export type ShopByCategoryData = z.infer<typeof ShopByCategoryData>;
