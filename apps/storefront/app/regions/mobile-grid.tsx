import { Link } from 'react-router';
import { z } from 'zod';
import { groundOf } from '../shared/pictures/product-picture.tsx';
import { cx } from '../ui/cx.ts';
import { ArtOnTint, GoodsPicture } from './region-art.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Columns by rows on a phone (specification section 2). */
const GRIDS = ['1x1', '2x1', '2x2', '2x3', '3x1', '3x2'] as const;

export const MobileGridData = z
  .object({
    title: z.string(),
    grid: z.enum(GRIDS),
    tiles: z.array(
      z.intersection(ArtOnTint, z.object({ label: z.string(), href: z.string().regex(/^\/(?![/\\])/) })),
    ),
  })
  .refine(({ grid, tiles }) => {
    const [columns = 0, rows = 0] = grid.split('x').map(Number);
    return tiles.length === columns * rows;
  }, 'as many tiles as the grid has places');
export type MobileGridData = z.infer<typeof MobileGridData>;

const columns: Readonly<Record<MobileGridData['grid'], string>> = {
  '1x1': 'grid-cols-1',
  '2x1': 'grid-cols-2',
  '2x2': 'grid-cols-2 md:grid-cols-4',
  '2x3': 'grid-cols-2 md:grid-cols-3 xl:grid-cols-6',
  '3x1': 'grid-cols-3',
  '3x2': 'grid-cols-3 xl:grid-cols-6',
};

/** The attribute `sizes` of their photographs. */
const SIZES: Readonly<Record<MobileGridData['grid'], string>> = {
  '1x1': '22.5rem',
  '2x1': '(min-width: 48rem) 16.25rem, 42vw',
  '2x2': '(min-width: 48rem) 20vw, 42vw',
  '2x3': '(min-width: 80rem) 11rem, (min-width: 48rem) 27vw, 42vw',
  '3x1': '(min-width: 48rem) 16.25rem, 27vw',
  '3x2': '(min-width: 80rem) 11rem, 27vw',
};

/** Picture links in the grid that the content names for phones; larger screens show more columns. */
export function MobileGrid({ data }: { readonly data: MobileGridData }) {
  const { title, grid, tiles } = data;
  const isWide = grid === '1x1' || grid === '2x1';
  const isNarrow = grid.startsWith('3');
  return (
    <section className="page-width mt-section">
      <SectionHeading title={title} />
      <ul data-grid={grid} className={cx('grid gap-3 md:gap-4', columns[grid])}>
        {tiles.map((tile) => (
          <li key={tile.label} className="flex">
            <Link
              to={tile.href}
              prefetch="intent"
              className={cx(
                'group flex w-full min-w-0 flex-col items-center gap-2 rounded-card text-center text-ink no-underline',
                isNarrow ? 'p-2.5 md:p-4' : 'p-4',
                isWide && 'md:flex-row-reverse md:justify-between md:gap-8 md:px-10 md:py-6 md:text-left',
                groundOf(tile.tint),
              )}
            >
              <GoodsPicture
                of={tile}
                sizes={SIZES[grid]}
                className={cx(
                  'h-auto w-full transition-transform duration-enter ease-settle group-hover:-translate-y-1',
                  grid === '1x1' ? 'max-w-90' : 'max-w-65',
                  isWide && 'md:w-1/2',
                )}
              />
              <span
                className={cx(
                  'font-display leading-tight font-bold tracking-[-0.02em] text-balance wrap-break-word',
                  isNarrow ? 'text-sm md:text-lg' : 'text-lg',
                  isWide && 'md:text-2xl',
                )}
              >
                {tile.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
