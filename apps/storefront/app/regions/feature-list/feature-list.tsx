import { RegionIcon } from '../region-icon.tsx';
import type { FeatureListData } from './feature-list-data.ts';

export function FeatureList({ data }: { readonly data: FeatureListData }) {
  return (
    <section className="page-width mt-section">
      <h2 className="mb-6 text-xl">{data.title}</h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4">
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
