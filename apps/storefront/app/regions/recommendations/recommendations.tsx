import { LoadedRail } from './loaded-rail.tsx';
import type { RecommendationsData } from './recommendations-data.ts';

/** What a recommender proposes to this visitor. */
export function Recommendations({ data }: { readonly data: RecommendationsData }) {
  return <LoadedRail title={data.title} href={`/recommendations?zone=${data.zone}`} />;
}
