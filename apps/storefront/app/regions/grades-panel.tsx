import { z } from 'zod';
import { artUrl, ProductArt } from '../shared/pictures/product-picture.tsx';
import { ContentLink } from './content-link.tsx';
import { SectionHeading } from './section-heading.tsx';

export const GradesPanelData = z.object({
  title: z.string(),
  shopAll: ContentLink,
  grades: z.array(
    z.object({
      condition: z.enum(['USED_GREAT', 'USED_GOOD', 'USED_FAIR']),
      artKey: z.string().regex(/^[a-z-]+$/),
      title: z.string(),
      text: z.string(),
    }),
  ),
});
export type GradesPanelData = z.infer<typeof GradesPanelData>;

/** A muted colour for each grade of used items. */
const COLORS = { USED_GREAT: '31525f', USED_GOOD: '8a7a5f', USED_FAIR: 'b9beb7' } as const;

export function GradesPanel({ data }: { readonly data: GradesPanelData }) {
  return (
    <section className="page-width mt-section">
      <SectionHeading title={data.title} link={data.shopAll} />
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {data.grades.map((grade) => (
          <li
            key={grade.condition}
            className="grid grid-cols-[84px_1fr] items-center gap-4 border-t border-oat-300 pt-5"
          >
            <span className="rounded-control bg-[#F0E7D6] p-1.5">
              <ProductArt src={artUrl(grade.artKey, COLORS[grade.condition])} alt="" className="w-full" />
            </span>
            <div>
              <h3 className="text-lg">{grade.title}</h3>
              <p className="mt-1 text-ink-2">{grade.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
