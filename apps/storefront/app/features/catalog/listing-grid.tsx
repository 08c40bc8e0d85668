import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Tile } from '../../shared/tiles/tile.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListingView } from './listing-query.ts';
import { ProductTile } from './product-tile.tsx';

/** A row on wide screens. */
const EAGER_TILES = 3;

type Props = {
  readonly hits: readonly Tile[];
  readonly view: ListingView;
  /** False for shoppers who have an approval. */
  readonly hasInvitation: boolean;
  /** Values of the filters, and colors that the query asks for. */
  readonly asked: readonly string[];
  /** No other picture stands above the list. */
  readonly isFirst: boolean;
};

/** Tiles in columns or as a list, with an invitation to apply among them. */
export function ListingGrid({ hits, view, hasInvitation, asked, isFirst }: Props) {
  const cardIndex = hasInvitation ? placeCard(hits.length) : null;
  const isGrid = view === 'grid';
  return (
    <ul
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-7',
        isGrid && 'md:grid-cols-2 md:gap-y-0 xl:grid-cols-3',
      )}
    >
      {hits.flatMap((hit, index) => [
        ...(index === cardIndex
          ? [
              <li key="approval-card" className={cx(isGrid && 'md:row-span-5 md:pb-9')}>
                <ApprovalCard />
              </li>,
            ]
          : []),
        <li
          key={hit.id}
          className={cx(
            'border-t border-oat-300 pt-7 first:border-0 first:pt-0',
            isGrid && 'md:row-span-5 md:grid md:grid-rows-subgrid md:gap-0 md:border-0 md:pt-0 md:pb-9',
          )}
        >
          <ProductTile
            hit={hit}
            layout={view}
            isLazy={index >= EAGER_TILES}
            isFirst={isFirst && index === 0}
            isColorAsked={asked.includes(hit.variants[0]?.colorId ?? '')}
          />
        </li>,
      ])}
    </ul>
  );
}

const TILES_BEFORE_CARD = 4;

/** Number of tiles before the invitation; null in a short list. */
export function placeCard(tileCount: number): number | null {
  return tileCount < 6 ? null : TILES_BEFORE_CARD;
}

/** Invitation to apply before choosing. */
function ApprovalCard() {
  return (
    <aside className="on-dark flex h-full min-h-64 flex-col items-start rounded-leaf bg-spruce-900 p-7 text-white">
      <Icon as="wallet" size="l" className="text-honey-300" />
      <h3 className="mt-4 max-w-72 text-xl text-white">
        <FormattedMessage id="approvalCard.title" />
      </h3>
      <p className="mt-3 mb-5 max-w-72 text-sm text-sage-200">
        <FormattedMessage id="approvalCard.text" />
      </p>
      {/* The branch beside the link where both fit on a phone, else above it. */}
      <div className="mt-auto flex w-full flex-wrap-reverse items-start justify-between gap-4 md:flex-col-reverse md:flex-nowrap md:gap-8">
        <Link
          to="/instant-approval?position=instant-approval"
          className="inline-flex min-h-12 items-center rounded-pill bg-white px-6 font-semibold text-spruce-800 no-underline hover:bg-sage-100"
        >
          <FormattedMessage id="approvalCard.action" />
        </Link>
        <img
          src="/art/branch/default.svg"
          alt=""
          width={176}
          height={125}
          loading="lazy"
          className="ml-auto w-30 opacity-90 md:w-44"
        />
      </div>
    </aside>
  );
}
