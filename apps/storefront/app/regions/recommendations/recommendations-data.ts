import { z } from 'zod';

export const RecommendationsData = z.object({
  title: z.string(),
  /** A zone of the personalisation service; its recommender chooses the products. */
  zone: z.string().regex(/^[a-z-]{1,40}$/),
});
export type RecommendationsData = z.infer<typeof RecommendationsData>;
