import type { ProductHit } from '@ownpath/contracts/catalog';
import { Wallet } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import type { ListingView } from './listing-query.ts';
import { ProductTile } from './product-tile.tsx';

const EAGER_TILES = 4;
const mediumSpans = { 1: '', 2: 'md:col-span-2' } as const;
const wideSpans = { 1: 'xl:col-span-1', 2: 'xl:col-span-2', 3: 'xl:col-span-3' } as const;

type Props = {
  readonly hits: readonly ProductHit[];
  readonly view: ListingView;
  /** False for shoppers who have an approval. */
  readonly hasInvitation: boolean;
  /** Values of the filters, colours among them. */
  readonly asked: readonly string[];
};

/** Tiles in columns or as a list, with an invitation to apply among them. */
export function ListingGrid({ hits, view, hasInvitation, asked }: Props) {
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
          <ProductTile
            hit={hit}
            layout={view}
            isLazy={index >= EAGER_TILES}
            isColorAsked={asked.includes(hit.variants[0]?.colorId ?? '')}
          />
        </li>,
      ])}
    </ul>
  );
}

/** Columns of the grid from 768 px and from 1280 px. */
const MEDIUM_COLUMNS = 2;
const WIDE_COLUMNS = 3;

type CardPlace = {
  /** Number of tiles before the card. */
  readonly index: number;
  readonly mediumSpan: 1 | 2;
  readonly wideSpan: 1 | 2 | 3;
};

/**
 * Position of the invitation among the tiles, and the columns it spans so that the last row is full; null in a
 * short list. If it spans all columns it starts a row.
 */
export function placeCard(tileCount: number): CardPlace | null {
  if (tileCount < 6) return null;
  const mediumSpan = tileCount % MEDIUM_COLUMNS === 0 ? 2 : 1;
  const remainder = tileCount % WIDE_COLUMNS;
  if (remainder === 0) return tileCount === 6 ? null : { index: 6, mediumSpan, wideSpan: 3 };
  return { index: 4, mediumSpan, wideSpan: remainder === 1 ? 2 : 1 };
}

/** Invitation to apply before choosing. */
function ApprovalCard() {
  return (
    <aside className="on-dark relative flex h-full min-h-64 flex-col items-start overflow-hidden rounded-leaf bg-spruce-900 p-7 text-white">
      <img
        src="/art/branch/default.svg"
        alt=""
        width={200}
        height={200}
        loading="lazy"
        className="absolute right-6 bottom-5 w-[max(9rem,40%)] max-w-64 opacity-90 max-sm:w-30"
      />
      <Wallet aria-hidden="true" className="size-6 stroke-[1.75] text-honey-300" />
      <h3 className="mt-4 max-w-72 text-xl text-white">
        <FormattedMessage id="approvalCard.title" />
      </h3>
      <p className="mt-3 mb-5 max-w-72 text-sm text-sage-200">
        <FormattedMessage id="approvalCard.text" />
      </p>
      <Link
        to="/instant-approval?position=instant-approval"
        className="relative mt-auto inline-flex min-h-12 items-center rounded-pill bg-white px-6 font-semibold text-spruce-800 no-underline hover:bg-sage-100"
      >
        <FormattedMessage id="approvalCard.action" />
      </Link>
    </aside>
  );
}
