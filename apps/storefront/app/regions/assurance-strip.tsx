import { DEFAULT_SAME_AS_CASH_DAYS } from '@ownpath/domain/pricing';
import { z } from 'zod';
import { fillText } from './fill-text.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

export const AssuranceStripData = z.object({
  items: z.array(z.object({ icon: IconName, title: z.string(), text: z.string() })),
});
export type AssuranceStripData = z.infer<typeof AssuranceStripData>;

export function AssuranceStrip({ data }: { readonly data: AssuranceStripData }) {
  const values = { sameAsCashDays: DEFAULT_SAME_AS_CASH_DAYS };
  return (
    <section className="border-b border-oat-300 bg-oat-50">
      <ul className="page-width grid gap-x-10 gap-y-4 py-6 md:grid-cols-3">
        {data.items.map((item) => (
          <li key={item.title} className="flex items-start gap-3.5">
            <RegionIcon name={item.icon} />
            <span>
              <b className="block text-base leading-snug font-semibold">{fillText(item.title, values)}</b>
              {fillText(item.text, values)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
