/**
 * `grid`: picture above the words, beside them on a phone. `column`: above them on a phone too, as carousels want it.
 * `list`: beside them at every width.
 */
export type TileLayout = 'grid' | 'column' | 'list';

type Look = {
  readonly tile: string;
  readonly picture: string;
  readonly words: string;
  readonly heart: string;
};

const small = 'aspect-square w-32 max-[22.5rem]:aspect-[4/3.35] max-[22.5rem]:w-full';
const row = 'gap-4 max-[22.5rem]:flex-col max-[22.5rem]:gap-3';

export const tileLooks: Readonly<Record<TileLayout, Look>> = {
  grid: {
    tile: `${row} md:flex-col md:gap-0`,
    picture: `${small} md:aspect-[4/3.35] md:w-full`,
    words: 'md:pt-3.5',
    heart: 'bottom-1.5 md:top-2.5 md:bottom-auto',
  },
  column: { tile: 'flex-col', picture: 'aspect-[4/3.35] w-full', words: 'pt-3.5', heart: 'top-2' },
  list: {
    tile: `${row} md:items-center md:gap-8`,
    picture: `${small} md:aspect-[4/3] md:w-68`,
    words: 'md:py-2',
    heart: 'bottom-1.5',
  },
};
