import type { ReactNode } from 'react';
import { z } from 'zod';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';

export const BrandStripData = z.object({
  title: z.string(),
  /** Brands in display order. A brand without a logo shows its name only. */
  brands: z.array(ContentLink),
});
export type BrandStripData = z.infer<typeof BrandStripData>;

/** Brand logos, each linked to the brand's products. */
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

/** Lettering of a brand's name, and its logo in a view box of 32 by 32. */
type BrandMark = { readonly mark: ReactNode; readonly letters: string };

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4, strokeLinecap: 'round' } as const;
const DISPLAY = 'font-display font-bold tracking-[-0.03em]';
const WIDE = 'text-[0.8125rem] font-semibold tracking-[0.16em] uppercase';
const PLAIN = 'font-semibold tracking-[-0.01em]';

/** Logos of the demo brands, in the current text colour. */
const brandMarks: Readonly<Record<string, BrandMark>> = {
  Wrenfield: {
    letters: DISPLAY,
    mark: <path d="M3 20c9 1 15-3 17-12 2 1 4 1 8-1-1 12-8 19-17 19-3 0-6-2-8-6z" fill="currentColor" />,
  },
  Oakmere: {
    letters: `${DISPLAY} lowercase`,
    mark: (
      <>
        <path
          d="M8 12c0 9 4 15 8 17 4-2 8-8 8-17z M5 12c0-4 5-7 11-7s11 3 11 7z"
          fill="currentColor"
          fillRule="evenodd"
        />
        <path d="M16 5V2" {...line} />
      </>
    ),
  },
  Vistaron: {
    letters: WIDE,
    mark: (
      <>
        <rect x="3" y="6" width="26" height="18" rx="3" {...line} />
        <path d="M6 21l7-8 5 5 3-3 5 6z" fill="currentColor" />
      </>
    ),
  },
  Frostmere: {
    letters: PLAIN,
    mark: <path d="M16 3v26M5 9.500l22 13M27 9.500l-22 13M12 5l4 4 4-4M12 27l4-4 4 4" {...line} />,
  },
  Tideworks: {
    letters: DISPLAY,
    mark: [10, 17, 24].map((y) => <path key={y} d={`M3 ${y}c4-5 8-5 13 0s9 5 13 0`} {...line} />),
  },
  Byteridge: {
    letters: `${PLAIN} lowercase`,
    mark: (
      <path d="M3 26h6v-6h6v-7h6V6h8v6h-4v8h-5v6h-5v3H3z" fill="currentColor" transform="translate(0 -1)" />
    ),
  },
  Somnara: {
    letters: `${PLAIN} italic`,
    mark: <path d="M22 4a13 13 0 1 0 6 18A11 11 0 0 1 22 4z" fill="currentColor" />,
  },
  Dunlow: {
    letters: WIDE,
    mark: (
      <path d="M2 25c6 0 8-14 14-14 5 0 6 8 14 14zM20 12a4 4 0 1 1 8 0 4 4 0 0 1-8 0z" fill="currentColor" />
    ),
  },
  Emberlane: {
    letters: DISPLAY,
    mark: (
      <path d="M17 3c1 6 8 9 8 16a9 9 0 0 1-18 0c0-4 2-7 5-9 0 3 1 5 3 6 2-4 3-8 2-13z" fill="currentColor" />
    ),
  },
  Kiteplay: {
    letters: `${DISPLAY} italic`,
    mark: (
      <>
        <path d="M19 2l9 9-12 11-7-7z" fill="currentColor" />
        <path d="M12 19c-6 1-4 5-8 6s-1 4-1 4" {...line} />
      </>
    ),
  },
};
