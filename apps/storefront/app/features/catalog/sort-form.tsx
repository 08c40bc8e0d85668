import { SORT_OPTIONS } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams, useSubmit } from 'react-router';

const sortIds = {
  AVAILABILITY: 'sort.availability',
  PRICE_LOW_TO_HIGH: 'sort.priceLowToHigh',
  PRICE_HIGH_TO_LOW: 'sort.priceHighToLow',
  MOST_POPULAR: 'sort.mostPopular',
  RELEVANCE: 'sort.relevance',
} as const;

/** Sort order as a select that submits by itself; a button does it without JavaScript. */
export function SortForm({ sort }: { readonly sort: keyof typeof sortIds }) {
  const intl = useIntl();
  const submit = useSubmit();
  const [search] = useSearchParams();
  return (
    <Form method="get" replace preventScrollReset className="flex min-w-0 items-center gap-2">
      {[...search]
        .filter(([key]) => key !== 'sort' && key !== 'shown')
        .map(([key, value]) => (
          <input key={`${key}:${value}`} type="hidden" name={key} value={value} />
        ))}
      <label htmlFor="listing-sort" className="text-sm text-ink-2">
        <FormattedMessage id="sort.label" />
      </label>
      <select
        id="listing-sort"
        name="sort"
        defaultValue={sort}
        onChange={(event) =>
          void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
        }
        className="min-h-11 min-w-0 rounded-pill border-0 bg-white py-2 pr-8 pl-4 text-sm font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-oat-500)]"
      >
        {SORT_OPTIONS.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage({ id: sortIds[order] })}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3 text-sm font-semibold text-spruce-700 underline">
          <FormattedMessage id="sort.apply" />
        </button>
      </noscript>
    </Form>
  );
}
