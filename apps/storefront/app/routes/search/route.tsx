import { searchProducts } from '@ownpath/contracts/catalog';
import { Search } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Listing } from '../../features/catalog/listing.tsx';
import { readListingQuery, readSearchText, toSearchRequest } from '../../features/catalog/listing-query.ts';
import { StoreContext } from '../../features/catalog/store-context.tsx';
import { commerceContext } from '../../platform/load-context.server.ts';
import { useShopData } from '../../platform/shopper/shop-data.ts';
import type { Route } from './+types/route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const text = readSearchText(searchParams);
  if (text === '') return { text, result: null };
  const body = toSearchRequest(readListingQuery(searchParams, 'RELEVANCE'), { query: text });
  return {
    text,
    result: await context.get(commerceContext).call(searchProducts, { body }, { as: 'shared' }),
  };
}

export default function SearchPage({ loaderData: { text, result } }: Route.ComponentProps) {
  const intl = useIntl();
  const heading =
    text === ''
      ? intl.formatMessage({ id: 'search.title' })
      : intl.formatMessage({ id: 'search.titleFor' }, { query: text });
  const hasFilters = result?.facets.some(({ values }) => values.some(({ selected }) => selected)) ?? false;
  return (
    <div className="page-width pt-8 pb-section">
      <title>{intl.formatMessage({ id: 'page.title' }, { title: heading })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl wrap-anywhere">{heading}</h1>
      {result && (result.totalSize > 0 || hasFilters) ? (
        <>
          <StoreContext count={result.totalSize} />
          <div className="mt-6">
            <Listing result={result} />
          </div>
        </>
      ) : (
        <NothingFound isEmptyQuery={text === ''} />
      )}
    </div>
  );
}

/** No words, or words that nothing answers to: departments to start from. */
function NothingFound({ isEmptyQuery }: { readonly isEmptyQuery: boolean }) {
  const menu = useShopData()?.menu ?? [];
  return (
    <section className="mt-6 rounded-panel bg-sage-100 px-6 py-12 text-center">
      <Search aria-hidden="true" className="mx-auto size-8 stroke-[1.75] text-spruce-700" />
      <h2 className="mt-3 text-xl">
        <FormattedMessage id={isEmptyQuery ? 'search.empty.title' : 'search.none.title'} />
      </h2>
      <p className="mx-auto mt-2 max-w-md text-ink-2">
        <FormattedMessage id={isEmptyQuery ? 'search.empty.text' : 'search.none.text'} />
      </p>
      <ul className="mt-5 flex flex-wrap justify-center gap-2">
        {menu.map(({ id, name, path }) => (
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
    </section>
  );
}
