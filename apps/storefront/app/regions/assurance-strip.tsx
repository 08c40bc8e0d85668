import { z } from 'zod';
import { fillText } from './fill-text.ts';
import { useSameAsCashDays } from './region-context.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

const Item = z.object({
  icon: IconName,
  /** May name `{sameAsCashDays}`, which the store decides; then `titleWithoutStore` stands where no store is known. */
  title: z.string(),
  titleWithoutStore: z.string().optional(),
  text: z.string(),
});
export const AssuranceStripData = z.object({ items: z.array(Item) });
export type AssuranceStripData = z.infer<typeof AssuranceStripData>;

const DAYS = '{sameAsCashDays}';

/** The items that hold in the visitor's store, each with its title. A store without same as cash promises none. */
export function assurancesOf(
  items: AssuranceStripData['items'],
  sameAsCashDays: number | null,
): readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] {
  return items.flatMap(({ icon, title, titleWithoutStore, text }) => {
    if (!title.includes(DAYS)) return [{ icon, title, text }];
    if (sameAsCashDays === null) return titleWithoutStore ? [{ icon, title: titleWithoutStore, text }] : [];
    return sameAsCashDays > 0 ? [{ icon, title: fillText(title, { sameAsCashDays }), text }] : [];
  });
}

export function AssuranceStrip({ data }: { readonly data: AssuranceStripData }) {
  return (
    <section className="border-b border-oat-300 bg-oat-50">
      <ul className="page-width grid gap-x-10 gap-y-4 py-6 md:grid-cols-3">
        {assurancesOf(data.items, useSameAsCashDays()).map(({ icon, title, text }) => (
          <li key={title} className="flex items-start gap-3.5">
            <RegionIcon name={icon} />
            <span>
              <b className="block text-base leading-snug font-semibold">{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
