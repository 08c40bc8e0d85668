import { z } from 'zod';
import { LoadedRail } from './loaded-rail.tsx';

export const RecommendationsData = z.object({
  title: z.string(),
  /** Zone of the personalisation service whose recommender selects the products. */
  zone: z.string().regex(/^[a-z-]{1,40}$/),
});
export type RecommendationsData = z.infer<typeof RecommendationsData>;

/** Products recommended to this visitor. */
export function Recommendations({ data }: { readonly data: RecommendationsData }) {
  return <LoadedRail title={data.title} href={`/recommendations?zone=${data.zone}`} />;
}
