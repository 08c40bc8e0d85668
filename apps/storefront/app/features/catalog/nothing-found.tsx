import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListingChips } from './listing-chips.tsx';

const titles = { empty: 'search.empty.title', none: 'search.none.title', failed: 'search.failed.title' };
const texts = { empty: 'search.empty.text', none: 'search.none.text', failed: 'search.failed.text' };

type Props = {
  readonly reason: keyof typeof titles;
  /** What the query asks for, and departments near it; null without an answer. */
  readonly result: Pick<ProductSearchResponse, 'understood' | 'nearest'> | null;
};

/** For an empty search, one without a result and a failed one: what was understood, departments, and help. */
export function NothingFound({ reason, result }: Props) {
  // Where the thing was understood, its spelling is no reason.
  const isNotSold = reason === 'none' && result?.understood.some(({ type }) => type === 'kind');
  const menu = useShopData()?.menu ?? [];
  const nearest = (result?.nearest ?? []).map(({ id, name }) => ({
    id,
    name,
    path: `/category/${encodeURIComponent(id)}`,
  }));
  return (
    <section className="mt-6 rounded-panel bg-sage-100 px-6 py-12 text-center">
      <Icon as="search" className="mx-auto size-8 text-spruce-700" />
      <h2 className="mt-3 text-xl">
        <FormattedMessage id={titles[reason]} />
      </h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">
        <FormattedMessage id={isNotSold ? 'search.none.notSold' : texts[reason]} />
      </p>
      {result && (
        <div className="mt-5 flex justify-center">
          <ListingChips facets={[]} understood={result.understood} isApproved={false} />
        </div>
      )}
      <ul className="mt-5 flex flex-wrap justify-center gap-2">
        {(nearest.length > 0 ? nearest : menu).map(({ id, name, path }) => (
          <li key={id}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center rounded-pill bg-white px-5 font-semibold text-spruce-700 shadow-card hover:shadow-lift"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Link
          to="/contact-us"
          className="inline-flex min-h-11 items-center font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="search.help" />
        </Link>
      </p>
    </section>
  );
}
