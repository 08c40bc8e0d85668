import { SORT_OPTIONS } from '@ownpath/domain/catalog';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectForm } from './select-form.tsx';

const sortIds = {
  AVAILABILITY: 'sort.availability',
  PRICE_LOW_TO_HIGH: 'sort.priceLowToHigh',
  PRICE_HIGH_TO_LOW: 'sort.priceHighToLow',
  MOST_POPULAR: 'sort.mostPopular',
  RELEVANCE: 'sort.relevance',
} as const;

export function SortForm({ sort }: { readonly sort: keyof typeof sortIds }) {
  const { formatMessage } = useIntl();
  return (
    <SelectForm
      id="listing-sort"
      name="sort"
      label={<FormattedMessage id="sort.label" />}
      value={sort}
      options={SORT_OPTIONS.map((order) => ({
        value: order,
        label: formatMessage({ id: sortIds[order] }),
      }))}
    />
  );
}
