import { z } from 'zod';
import { artUrl, ProductPicture } from '../shared/pictures/product-picture.tsx';
import { ContentLink } from './content-link.tsx';
import { PhotographUrl } from './region-art.tsx';
import { SectionHeading } from './section-heading.tsx';

export const GradesPanelData = z.object({
  title: z.string(),
  shopAll: ContentLink,
  grades: z.array(
    z.object({
      condition: z.enum(['USED_GREAT', 'USED_GOOD', 'USED_FAIR']),
      artKey: z.string().regex(/^[a-z-]+$/),
      /** What such wear looks like. */
      picture: z.optional(z.object({ url: PhotographUrl, alt: z.string() })),
      title: z.string(),
      text: z.string(),
    }),
  ),
});
export type GradesPanelData = z.infer<typeof GradesPanelData>;

/** A muted colour for each grade of used items, where it is drawn. */
const COLORS = { USED_GREAT: '31525f', USED_GOOD: '8a7a5f', USED_FAIR: 'b9beb7' } as const;

export function GradesPanel({ data }: { readonly data: GradesPanelData }) {
  return (
    <section className="page-width mt-section">
      <SectionHeading title={data.title} link={data.shopAll} />
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {data.grades.map((grade) => (
          <li
            key={grade.condition}
            className="grid grid-cols-[8.5rem_1fr] content-start items-center gap-4 border-t border-oat-300 pt-5 md:max-xl:grid-cols-1 xl:grid-cols-[9.5rem_1fr]"
          >
            <span className="overflow-hidden rounded-control bg-[#F0E7D6]">
              <ProductPicture
                src={grade.picture?.url ?? artUrl(grade.artKey, COLORS[grade.condition])}
                alt={grade.picture?.alt ?? ''}
                width={372}
                height={279}
                sizes="(min-width: 48rem) and (max-width: 80rem) 30vw, 10rem"
                className="aspect-4/3 w-full object-cover"
              />
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
