import { z } from 'zod';
import { IconName, RegionIcon } from './region-icon.tsx';

export const FeatureListData = z.object({
  title: z.string(),
  items: z.array(z.object({ icon: IconName, title: z.string(), text: z.string() })),
});
export type FeatureListData = z.infer<typeof FeatureListData>;

export function FeatureList({ data }: { readonly data: FeatureListData }) {
  return (
    <section className="page-width mt-section">
      <h2 className="mb-6 text-xl">{data.title}</h2>
      <ul className={`grid gap-4 md:grid-cols-2 ${columnsOf(data.items.length)}`}>
        {data.items.map((item) => (
          <li key={item.title} className="rounded-card bg-white p-6 shadow-card">
            <RegionIcon name={item.icon} size="l" />
            <h3 className="mt-3 text-lg">{item.title}</h3>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Avoids a single card in the last row on wide screens. */
function columnsOf(count: number): string {
  if (count % 5 === 0) return 'lg:grid-cols-5 lg:gap-3 lg:[&>li]:p-5';
  return count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
}
