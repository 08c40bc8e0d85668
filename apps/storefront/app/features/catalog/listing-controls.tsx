import { LISTING_PAGE_SIZE, PAGE_SIZE_OPTIONS, SORT_OPTIONS } from '@ownpath/domain/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Select } from '../../ui/select-field.tsx';
import { type ListingView, otherEntries, withView } from './listing-query.ts';

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

const SIZES = [LISTING_PAGE_SIZE, ...PAGE_SIZE_OPTIONS].map(String);

/** Number of tiles that load at a time. */
export function PageSizeForm({ pageSize }: { readonly pageSize: number }) {
  return (
    <SelectForm
      id="listing-limit"
      name="limit"
      label={<FormattedMessage id="listing.pageSize" />}
      value={String(pageSize)}
      options={SIZES.map((value) => ({ value, label: value }))}
    />
  );
}

type SelectFormProps = {
  readonly id: string;
  /** The query parameter that the select changes. */
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
};

/** A select that submits on change and keeps the rest of the query. Has a submit button without JavaScript. */
function SelectForm({ id, name, label, value, options }: SelectFormProps) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  return (
    <Form method="get" replace preventScrollReset className="flex min-w-0 items-center gap-2 max-sm:gap-0">
      {otherEntries(search, name).map(([key, current]) => (
        <input key={`${key}:${current}`} type="hidden" name={key} value={current} />
      ))}
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-2">
        {label}
      </label>
      <Select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        onChange={(event) =>
          void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
        }
        arrowSize="s"
        className="min-h-11 min-w-0 rounded-pill border-0 bg-white py-2 pr-9 pl-4 text-sm font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-oat-500)]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="min-h-11 px-3 text-sm font-semibold text-spruce-700 underline">
          <FormattedMessage id="sort.apply" />
        </button>
      </noscript>
    </Form>
  );
}

const views: readonly { readonly view: ListingView; readonly icon: IconName; readonly labelId: string }[] = [
  { view: 'grid', icon: 'layout-grid', labelId: 'listing.view.grid' },
  { view: 'list', icon: 'rows-3', labelId: 'listing.view.list' },
];

/** Grid or list; hidden on phones, which show a list only. */
export function ViewChoice({ view }: { readonly view: ListingView }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  return (
    <nav
      aria-label={formatMessage({ id: 'listing.view' })}
      className="flex gap-0.5 rounded-pill bg-oat-200 p-1 max-md:hidden"
    >
      {views.map(({ view: other, icon, labelId }) => (
        <Link
          key={other}
          to={withView(search, other)}
          rel="nofollow"
          replace
          preventScrollReset
          aria-label={formatMessage({ id: labelId })}
          aria-current={other === view ? 'true' : undefined}
          className={cx(
            'grid size-9 place-items-center rounded-full! text-ink-2 hover:text-spruce-700',
            other === view && 'bg-white text-ink ring-[1.5px] ring-spruce-700',
          )}
        >
          <Icon as={icon} />
        </Link>
      ))}
    </nav>
  );
}
