import { SEARCH_PLACEHOLDER_ROTATION_MS } from '@ownpath/domain/constants';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Form, useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { loadChunk } from '../lost-connection.ts';
import { rememberSearch } from './recent-searches.ts';

const SearchAssist = lazy(async () => {
  const part = await loadChunk('search-assist', () => import('./search-assist.tsx'));
  return { default: part.SearchAssist };
});

type Props = {
  /** Example searches that rotate in the placeholder. */
  readonly suggestions: readonly string[];
};

/**
 * A search form that works without JavaScript; with it, it suggests phrases and products. What suggests them is loaded
 * when the field gets the focus first, and listens to the field that is there.
 */
export function SearchBox({ suggestions }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const suggestion = useRotatingPlaceholder(suggestions);
  const field = useRef<HTMLInputElement>(null);
  const searched = useSearchedText();
  const shown = useRef(searched);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    if (field.current === document.activeElement) setIsUsed(true);
  }, []);
  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    // What is being typed is newer than the page.
    if (field.current && field.current !== document.activeElement) field.current.value = searched;
  }, [searched]);
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={(event) => {
        const query = field.current?.value.trim() ?? '';
        // Specification section 5: an empty query is not submitted.
        if (query === '') event.preventDefault();
        else rememberSearch(query);
      }}
      className="relative w-full max-w-150 max-lg:max-w-none"
    >
      <label htmlFor={id} className="sr-only">
        {formatMessage({ id: 'shell.search.label' })}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={searched}
        role="combobox"
        aria-expanded="false"
        autoComplete="off"
        maxLength={200}
        placeholder={
          suggestion
            ? formatMessage({ id: 'shell.search.try' }, { name: suggestion })
            : formatMessage({ id: 'shell.search.placeholder' })
        }
        className="h-12 w-full rounded-pill border-[1.5px] border-oat-500 bg-white pr-13 pl-5 text-base placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:mr-1 [&::-webkit-search-cancel-button]:grayscale"
        onFocus={() => setIsUsed(true)}
      />
      <button
        type="submit"
        aria-label={formatMessage({ id: 'shell.search.submit' })}
        className="absolute top-1 right-1 grid size-10 place-items-center rounded-full bg-spruce-700 text-white hover:bg-spruce-800"
      >
        <Icon as="search" />
      </button>
      {isUsed && (
        <Suspense>
          <SearchAssist field={field} />
        </Suspense>
      )}
    </Form>
  );
}

/** What the results on the page were searched for; empty on other pages. */
function useSearchedText(): string {
  const { pathname, search } = useLocation();
  return pathname === '/search' ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '';
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
