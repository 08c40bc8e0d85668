import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { StoreFloor as Floor } from './load-floor.server.ts';
import { ProductTile } from './product-tile.tsx';

type Props = {
  readonly floor: Floor;
  readonly processingFeeCents: number;
  /** The list of all of it. */
  readonly href: string;
};

/** Some of what can be seen and taken home today in the shopper's store, each with its full price. */
export function StoreFloor({ floor: { hits, total }, processingFeeCents, href }: Props) {
  const { money } = usePriceText();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="floor" className="mt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id="floor" className="text-xl">
            <FormattedMessage id="stores.floor" />
          </h2>
          <p className="mt-2 text-sm text-ink-2">
            <FormattedMessage
              id="stores.floor.text"
              values={{ hasFee: processingFeeCents > 0 ? 'yes' : 'no', fee: money(processingFeeCents) }}
            />
          </p>
        </div>
        <ButtonLink to={href} variant="link">
          <FormattedMessage id="stores.floor.all" values={{ count: total }} />
        </ButtonLink>
      </div>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-7 md:grid-cols-2 md:gap-y-0 xl:grid-cols-4">
        {hits.map((hit) => (
          <li
            key={hit.id}
            className="border-t border-oat-300 pt-7 first:border-0 first:pt-0 md:row-span-5 md:grid md:grid-rows-subgrid md:gap-0 md:border-0 md:pt-0 md:pb-9"
          >
            <ProductTile hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
