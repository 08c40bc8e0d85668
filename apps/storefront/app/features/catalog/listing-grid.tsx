import type { ProductHit } from '@ownpath/contracts/catalog';
import { cx } from '../../ui/cx.ts';
import { ApprovalCard } from './approval-card.tsx';
import { placeCard } from './card-place.ts';
import type { ListingView } from './listing-query.ts';
import { ProductTile } from './product-tile.tsx';

const EAGER_TILES = 4;
const mediumSpans = { 1: '', 2: 'md:col-span-2' } as const;
const wideSpans = { 1: 'xl:col-span-1', 2: 'xl:col-span-2', 3: 'xl:col-span-3' } as const;

type Props = {
  readonly hits: readonly ProductHit[];
  readonly view: ListingView;
  /** Somebody with an approval needs no invitation to one. */
  readonly hasInvitation: boolean;
};

/** Tiles in columns, with an invitation among them, or one below the other. */
export function ListingGrid({ hits, view, hasInvitation }: Props) {
  const cardPlace = hasInvitation ? placeCard(hits.length) : null;
  const isGrid = view === 'grid';
  return (
    <ul
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-7',
        isGrid && 'md:grid-cols-2 xl:grid-cols-3',
      )}
    >
      {hits.flatMap((hit, index) => [
        ...(index === cardPlace?.index
          ? [
              <li
                key="approval-card"
                className={cx(
                  isGrid && mediumSpans[cardPlace.mediumSpan],
                  isGrid && wideSpans[cardPlace.wideSpan],
                )}
              >
                <ApprovalCard />
              </li>,
            ]
          : []),
        <li
          key={hit.id}
          className={cx(
            'border-t border-oat-300 pt-7 first:border-0 first:pt-0',
            isGrid && 'md:border-0 md:pt-0',
          )}
        >
          <ProductTile hit={hit} layout={view} isLazy={index >= EAGER_TILES} />
        </li>,
      ])}
    </ul>
  );
}
