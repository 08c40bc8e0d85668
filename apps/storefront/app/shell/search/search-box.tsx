import { SEARCH_PLACEHOLDER_ROTATION_MS } from '@ownpath/domain/constants';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { loadChunk } from '../lost-connection.ts';
import { useSearchCombobox } from './use-search-combobox.ts';

const SearchPanel = lazy(async () => {
  const part = await loadChunk('search-panel', () => import('./search-panel.tsx'));
  return { default: part.SearchPanel };
});

type Props = {
  /** Example searches that rotate in the placeholder. */
  readonly suggestions: readonly string[];
};

/** A search form that works without JavaScript; with it, it suggests phrases and products. */
export function SearchBox({ suggestions }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const suggestion = useRotatingPlaceholder(suggestions);
  const search = useSearchCombobox();
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={(event) => {
        if (!search.submit()) event.preventDefault();
      }}
      className="relative w-full max-w-150 max-lg:max-w-none"
      {...search.area}
    >
      <label htmlFor={id} className="sr-only">
        {formatMessage({ id: 'shell.search.label' })}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        placeholder={
          suggestion
            ? formatMessage({ id: 'shell.search.try' }, { name: suggestion })
            : formatMessage({ id: 'shell.search.placeholder' })
        }
        className="h-12 w-full rounded-pill border-[1.5px] border-oat-500 bg-white pr-13 pl-5 text-base placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:mr-1 [&::-webkit-search-cancel-button]:grayscale"
        {...search.input}
      />
      <button
        type="submit"
        aria-label={formatMessage({ id: 'shell.search.submit' })}
        className="absolute top-1 right-1 grid size-10 place-items-center rounded-full bg-spruce-700 text-white hover:bg-spruce-800"
      >
        <Icon as={Search} />
      </button>
      {search.isShown && (
        <Suspense>
          <SearchPanel
            listId={search.listId}
            options={search.options}
            activeKey={search.activeKey}
            optionId={search.optionId}
            onChoose={search.choose}
            onForgetRecent={search.forgetRecent}
          />
        </Suspense>
      )}
      <span role="status" className="sr-only">
        {search.isShown && (
          <FormattedMessage id="shell.search.count" values={{ count: search.options.length }} />
        )}
      </span>
    </Form>
  );
}

/** Rotates through the names; stays on the first with reduced motion. */
function useRotatingPlaceholder(names: readonly string[]): string | undefined {
  const [turn, setTurn] = useState(0);
  const count = names.length;
  useEffect(() => {
    if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setTurn((last) => last + 1), SEARCH_PLACEHOLDER_ROTATION_MS);
    return () => clearInterval(timer);
  }, [count]);
  return names[turn % Math.max(1, count)];
}
