import { z } from 'zod';
import { LoadedRail } from './loaded-rail.tsx';

export const RecommendationsData = z.object({
  title: z.string(),
  /** A zone of the personalisation service; its recommender chooses the products. */
  zone: z.string().regex(/^[a-z-]{1,40}$/),
});
export type RecommendationsData = z.infer<typeof RecommendationsData>;

/** What a recommender proposes to this visitor. */
export function Recommendations({ data }: { readonly data: RecommendationsData }) {
  return <LoadedRail title={data.title} href={`/recommendations?zone=${data.zone}`} />;
}
