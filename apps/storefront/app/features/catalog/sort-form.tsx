import { SORT_OPTIONS } from '@ownpath/domain/catalog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SelectForm } from './select-form.tsx';

const sortIds = {
  AVAILABILITY: 'sort.availability',
  PRICE_LOW_TO_HIGH: 'sort.priceLowToHigh',
  PRICE_HIGH_TO_LOW: 'sort.priceHighToLow',
  MOST_POPULAR: 'sort.mostPopular',
  RELEVANCE: 'sort.relevance',
} as const;

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  readonly sort: keyof typeof sortIds;
};

export function SortForm({ id, label, sort }: Props) {
  const { formatMessage } = useIntl();
  return (
    <SelectForm
      id={id}
      name="sort"
      label={label}
      value={sort}
      options={SORT_OPTIONS.map((order) => ({
        value: order,
        label: formatMessage({ id: sortIds[order] }),
      }))}
    />
  );
}
