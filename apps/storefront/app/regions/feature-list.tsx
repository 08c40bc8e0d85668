import { z } from 'zod';
import { cx } from '../ui/cx.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

export const FeatureListData = z.object({
  title: z.string(),
  /** Steps, in their order. */
  isNumbered: z.optional(z.boolean()),
  items: z.array(z.object({ icon: IconName, title: z.string(), text: z.string() })),
});
export type FeatureListData = z.infer<typeof FeatureListData>;

/** Steps on a line with their numbers, or features with their icons. */
export function FeatureList({ data: { title, isNumbered, items } }: { readonly data: FeatureListData }) {
  return (
    <section className="page-width mt-section">
      <h2 className={cx(isNumbered ? 'mb-7 text-2xl' : 'mb-5 border-b border-oat-300 pb-4 text-xl')}>
        {title}
      </h2>
      {isNumbered ? (
        <ol
          className={cx('grid gap-x-6 gap-y-7', items.length % 5 === 0 ? 'lg:grid-cols-5' : 'lg:grid-cols-3')}
        >
          {items.map((item, index) => (
            <li
              key={item.title}
              className="relative grid content-start grid-cols-[3.5rem_1fr] gap-x-4 lg:grid-cols-1 lg:not-last:before:absolute lg:not-last:before:top-6 lg:not-last:before:-right-6 lg:not-last:before:left-18 lg:not-last:before:h-px lg:not-last:before:bg-sage-300"
            >
              <span
                aria-hidden="true"
                className="grid size-13 place-items-center rounded-leaf bg-spruce-700 font-display text-lg font-bold text-white [--radius-leaf:0.375rem_1.25rem] lg:mb-4"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{item.title}</h3>
                <p className="mt-1.5 max-w-[44ch] text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <li key={item.title} className="grid grid-cols-[1.5rem_1fr] gap-x-4">
              <RegionIcon name={item.icon} />
              <div>
                <h3 className="font-sans text-base font-semibold tracking-normal">{item.title}</h3>
                <p className="mt-1 text-ink-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
