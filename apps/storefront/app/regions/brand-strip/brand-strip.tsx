import { cx } from '../../ui/cx.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import { brandMarks } from './brand-marks.tsx';
import type { BrandStripData } from './brand-strip-data.ts';

/** The brands of the shop by their marks, each the way to its products. */
export function BrandStrip({ data }: { readonly data: BrandStripData }) {
  return (
    <section className="page-width mt-section">
      <h2 className="mb-6 text-xl">{data.title}</h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-oat-300 ring-1 ring-oat-300 md:grid-cols-5">
        {data.brands.map((brand) => (
          <li key={brand.label} className="bg-white">
            <ContentAnchor
              link={brand}
              className="flex min-h-20 items-center justify-center gap-2.5 px-3 text-base text-ink-2 no-underline -outline-offset-3 hover:bg-sage-100 hover:text-spruce-700"
            >
              <BrandName name={brand.label} />
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandName({ name }: { readonly name: string }) {
  const brand = brandMarks[name];
  return (
    <>
      {brand && (
        <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" className="flex-none">
          {brand.mark}
        </svg>
      )}
      <span className={cx('min-w-0', brand?.letters ?? 'font-semibold')}>{name}</span>
    </>
  );
}
