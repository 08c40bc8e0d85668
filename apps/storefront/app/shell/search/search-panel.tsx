import { FormattedMessage, useIntl } from 'react-intl';
import { ProductArt } from '../../shared/pictures/product-picture.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchOption } from './search-options.ts';

type Props = {
  readonly listId: string;
  readonly options: readonly SearchOption[];
  readonly activeKey: string | undefined;
  readonly optionId: (option: SearchOption) => string;
  readonly onChoose: (option: SearchOption) => void;
  readonly onForgetRecent: () => void;
};

/** The listbox below the search field. The focus stays in the field. */
export function SearchPanel({ listId, options, activeKey, optionId, onChoose, onForgetRecent }: Props) {
  const { formatMessage } = useIntl();
  const hasRecent = options.some(({ kind }) => kind === 'recent');
  const popular = options.filter(({ kind }) => kind === 'popular');
  const popularId = `${listId}-popular`;
  const show = (option: SearchOption) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus
    <div
      key={option.key}
      id={optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={option.key === activeKey}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-5 py-1.5 text-ink hover:bg-sage-100',
        option.key === activeKey && 'bg-sage-100',
      )}
    >
      <OptionContent option={option} />
    </div>
  );
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card bg-white shadow-lift ring-1 ring-oat-300">
      {hasRecent && (
        <div className="flex items-center justify-between gap-4 px-5 pt-3 text-sm">
          <span className="font-semibold text-ink-2">
            <FormattedMessage id="shell.search.recent" />
          </span>
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onForgetRecent}
            className="-mr-2 min-h-8 rounded-chip px-2 font-semibold text-spruce-700 underline underline-offset-[0.25em]"
          >
            <FormattedMessage id="shell.search.forget" />
          </button>
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={formatMessage({ id: 'shell.search.suggestions' })}
        className="max-h-[min(30rem,60vh)] overflow-y-auto py-2"
      >
        {options.filter(({ kind }) => kind !== 'popular').map(show)}
        {popular.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div role="group" aria-labelledby={popularId}>
            <div
              id={popularId}
              role="presentation"
              className="px-5 pt-2 pb-1 text-sm font-semibold text-ink-2"
            >
              <FormattedMessage id="shell.search.popular" />
            </div>
            {popular.map(show)}
          </div>
        )}
      </div>
    </div>
  );
}

const ICONS = { recent: 'history', popular: 'trending-up', phrase: 'search' } as const;

function OptionContent({ option }: { readonly option: SearchOption }) {
  if (option.kind !== 'product') {
    return (
      <>
        <Icon as={ICONS[option.kind]} className="text-ink-3" />
        <span className="min-w-0 wrap-anywhere">{option.text}</span>
      </>
    );
  }
  return (
    <>
      <span className="-ml-1 w-14 flex-none rounded-control bg-oat-100 p-1">
        <ProductArt src={option.imageUrl} alt="" className="w-full" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{option.text}</span>
        <span className="block text-xs text-ink-3">{option.brand}</span>
      </span>
    </>
  );
}
