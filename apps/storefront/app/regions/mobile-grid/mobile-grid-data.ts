import { z } from 'zod';
import { ArtOnTint } from '../art-tint.ts';

/** Columns by rows on a phone (specification section 2). */
const GRIDS = ['1x1', '2x1', '2x2', '2x3', '3x1', '3x2'] as const;

export const MobileGridData = z
  .object({
    title: z.string(),
    grid: z.enum(GRIDS),
    tiles: z.array(ArtOnTint.extend({ label: z.string(), href: z.string().regex(/^\/(?![/\\])/) })),
  })
  .refine(({ grid, tiles }) => {
    const [columns = 0, rows = 0] = grid.split('x').map(Number);
    return tiles.length === columns * rows;
  }, 'as many tiles as the grid has places');
export type MobileGridData = z.infer<typeof MobileGridData>;
