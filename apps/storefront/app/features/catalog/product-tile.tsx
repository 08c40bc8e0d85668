import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCachedContent } from '../../platform/markup-cache/cached-content.tsx';
import { groundOf, ProductPicture, photographSources } from '../../shared/pictures/product-picture.tsx';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import { SaveButton, toSavable } from '../../shared/saved-items/save-button.tsx';
import { LocatePrompt } from '../../shared/shopper/locate-prompt-part.ts';
import { StockLine } from '../../shared/stock/stock-line.tsx';
import type { Tile, TileVariant } from '../../shared/tiles/tile.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import { ProductBadges } from './product-badges.tsx';

type Props = {
  readonly hit: Tile;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  readonly isLazy?: boolean;
  /** Its picture is the page's main one: loads with high priority. */
  readonly isFirst?: boolean;
  readonly layout?: TileLayout;
  /** Shows one colour only: names it, and links to the product in it. */
  readonly isInColor?: boolean;
  /** The list was asked for a colour: the tile shows that one, and so does the product's page. */
  readonly isColorAsked?: boolean;
};

/** A product in a list: picture, name, colours, full price, stock. The whole tile is one link. */
export function ProductTile({
  hit,
  headingLevel: Heading = 'h3',
  isLazy = true,
  isFirst = false,
  layout = 'grid',
  isInColor = false,
  isColorAsked = false,
}: Props) {
  const swatches = useId();
  const look = tileLooks[layout];
  const rate = pickRate(hit.rates, useFrequency());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = isInColor ? hit.variants[0] : hit.variants.find(({ id }) => id === chosenId);
  const variant = chosen ?? hit.variants[0];
  const isOut = rate !== null && !hit.availability.orderable;
  const address = productHref(hit, chosen ?? (isColorAsked || hit.condition !== 'NEW' ? variant : undefined));
  const content = (
    <>
      <div className={`tile-picture ${look.picture} ${groundOf(hit.tint)}`}>
        <div className="tile-badges">
          <ProductBadges badges={hit.badges} condition={hit.condition} />
        </div>
        {variant && (
          <ProductPicture
            src={variant.imageUrl}
            alt=""
            width={400}
            height={300}
            sizes="(min-width: 48rem) 18rem, (max-width: 22.5rem) 88vw, 8rem"
            isLazy={isLazy}
            isFirst={isFirst}
            className={cx('tile-image', isOut && 'opacity-45')}
          />
        )}
      </div>
      <div className={cx('min-w-0 flex-1', look.text)}>
        <div className={cx('mb-2 flex items-start justify-between', look.name)}>
          <div className="min-w-0">
            <p className="text-xs text-ink-3">{hit.brand}</p>
            <Heading className="tile-name">
              <Link to={address} prefetch="intent">
                {hit.name}
              </Link>
            </Heading>
            {isInColor && variant && <p className="mt-1.5 text-sm text-ink-2">{variant.colorName}</p>}
          </div>
          <SaveButton
            item={toSavable(hit, variant?.id, chosen !== undefined)}
            productName={hit.name}
            className="relative z-1 -mt-2.5 -mr-2.5 flex-none"
          />
        </div>
        <div>
          {variant && (
            <ColorSwatches
              name={swatches}
              variants={hit.variants}
              chosenId={variant.id}
              onChoose={setChosenId}
            />
          )}
        </div>
        <div>{rate ? <PriceBlock rate={rate} condition={hit.condition} /> : <LocatePrompt />}</div>
        <div>
          {rate && <StockLine availability={hit.availability} />}
          {rate && hit.isAddOn && (
            <p className="mt-2 flex items-center gap-1.5 text-xs font-semibold text-honey-800">
              <Icon as="tag" size="s" />
              <FormattedMessage id="product.addOn" />
            </p>
          )}
        </div>
      </div>
    </>
  );
  // React names an eager drawing in the head too. And without a price the tile asks for a place, by forms with ids of their own.
  const isInHead =
    (!isLazy || isFirst) && variant !== undefined && photographSources(variant.imageUrl) === null;
  const shown =
    rate === null || isInHead ? null : [rate, Heading, layout, isLazy, isFirst, isInColor, isColorAsked, hit];
  return (
    <article
      data-product={hit.id}
      tabIndex={-1}
      className={`tile ${look.tile}`}
      {...useCachedContent('tile', shown, content, swatches)}
    />
  );
}

/** The product's page as the tile shows it: at this price, and in this colour where the colour matters. */
function productHref({ urlPath, condition, rates }: Tile, color: TileVariant | undefined): string {
  const query = new URLSearchParams();
  // Said of a new one too: the page would start with what was chosen of it last.
  if (rates.length > 0) query.set('condition', condition);
  if (color) query.set('color', color.colorId);
  return `/p/${urlPath}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * `grid`: picture above the text, beside it on a phone. `column`: above it on a phone too, for carousels. `list`:
 * beside it at every width.
 */
type TileLayout = 'grid' | 'column' | 'list';

type Look = {
  readonly tile: string;
  readonly picture: string;
  readonly text: string;
  readonly name: string;
};

const tileLooks: Readonly<Record<TileLayout, Look>> = {
  grid: {
    tile: 'tile-row md:tile-column',
    picture: 'tile-picture-small md:aspect-[4/3.35] md:w-full',
    text: 'md:contents',
    name: 'md:pt-5',
  },
  column: {
    tile: 'tile-column',
    picture: 'aspect-[4/3.35] w-full',
    text: 'contents',
    name: 'pt-5',
  },
  list: {
    tile: 'tile-row md:items-center md:gap-8',
    picture: 'tile-picture-small md:aspect-[4/3] md:w-68',
    text: 'md:py-2',
    name: '',
  },
};

/** Placeholder of a tile while it loads; the parent sets `aria-busy`. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/3.35] w-full rounded-card!" />
      <Skeleton className="mt-4 h-3 w-1/4" />
      <Skeleton className="mt-2.5 h-5 w-3/4" />
      <Skeleton className="mt-3.5 h-6 w-1/2" />
      <Skeleton className="mt-3 h-3 w-full" />
      <Skeleton className="mt-2 h-3 w-5/6" />
    </div>
  );
}
