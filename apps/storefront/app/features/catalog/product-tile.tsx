import type { ProductHit } from '@ownpath/contracts/catalog';
import { Tag } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ProductPicture } from '../../platform/art/product-picture.tsx';
import { StockLine } from '../../platform/catalog/stock-line.tsx';
import { groundOf } from '../../platform/catalog/tints.ts';
import { PriceBlock } from '../../platform/pricing/price-block.tsx';
import { pickRate, useFrequency } from '../../platform/pricing/use-frequency.ts';
import { ProductBadges } from './product-badges.tsx';

/** Colour dots that a tile shows before it counts the rest. */
const SHOWN_COLORS = 4;

function ColorDots({ variants }: { readonly variants: ProductHit['variants'] }) {
  if (variants.length < 2) return null;
  const rest = variants.length - SHOWN_COLORS;
  return (
    <ul className="mb-2 flex items-center gap-1.5">
      {variants.slice(0, SHOWN_COLORS).map((variant) => (
        <li key={variant.id} className="flex">
          <span
            className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(19_35_30/.25)]"
            style={{ backgroundColor: variant.colorHex }}
          />
          <span className="sr-only">{variant.colorName}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="text-xs text-ink-3">
          <FormattedMessage id="product.moreColors" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}

/** A product in a grid (row form on a phone): picture, name, full price, stock. The whole tile is one link. */
export function ProductTile({
  hit,
  headingLevel: Heading = 'h3',
  isLazy = true,
  isColumn = false,
}: {
  readonly hit: ProductHit;
  readonly headingLevel?: 'h2' | 'h3' | 'h4';
  readonly isLazy?: boolean;
  /** Picture above the words on phones too, as carousels want it. */
  readonly isColumn?: boolean;
}) {
  const rate = pickRate(hit.rates, useFrequency());
  const [variant] = hit.variants;
  const isOut = rate !== null && !hit.availability.orderable;
  return (
    <article
      className={`group relative flex h-full rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus ${isColumn ? 'flex-col' : 'max-[22.5rem]:flex-col max-[22.5rem]:gap-3 gap-4 md:flex-col md:gap-0'}`}
    >
      <div
        className={`relative grid shrink-0 place-items-center self-start overflow-hidden rounded-card ${isColumn ? 'aspect-[4/3.35] w-full' : 'aspect-square w-32 max-[22.5rem]:aspect-[4/3.35] max-[22.5rem]:w-full md:aspect-[4/3.35] md:w-full'} ${groundOf(hit.tint)}`}
      >
        <div className="absolute top-2 left-2 z-1 md:top-3 md:left-3">
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
            className={`w-[88%] transition-transform duration-enter ease-settle group-hover:-translate-y-1 ${isOut ? 'opacity-45' : ''}`}
          />
        )}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${isColumn ? 'pt-3.5' : 'md:pt-3.5'}`}>
        <p className="text-xs text-ink-3">{hit.brand}</p>
        <Heading className="wrap-anywhere hyphens-auto mt-0.5 mb-2 font-sans text-[1.0625rem] leading-snug font-semibold tracking-[-0.005em]">
          <Link
            to={`/p/${hit.urlPath}`}
            prefetch="intent"
            className="text-ink no-underline outline-none after:absolute after:inset-0"
          >
            {hit.name}
          </Link>
        </Heading>
        <ColorDots variants={hit.variants} />
        {rate ? (
          <PriceBlock rate={rate} condition={hit.condition} />
        ) : (
          <Link
            to="/find-a-store"
            className="relative z-1 self-start py-1 text-sm font-semibold text-spruce-700"
          >
            <FormattedMessage id="price.noStore" />
          </Link>
        )}
        {rate && hit.isAddOn && (
          <p className="mt-2 flex items-center gap-1.5 text-xs font-semibold text-honey-800">
            <Tag aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
            <FormattedMessage id="product.addOn" />
          </p>
        )}
        {rate && <StockLine availability={hit.availability} />}
      </div>
    </article>
  );
}
