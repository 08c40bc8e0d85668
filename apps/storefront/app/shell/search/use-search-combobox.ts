import { SEARCH_DEBOUNCE_MS } from '@ownpath/domain/constants';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import {
  forgetSearches,
  listOptions,
  MIN_SEARCH_CHARACTERS,
  moveActive,
  readRecentSearches,
  rememberSearch,
  type SearchOption,
  type Suggestions,
} from './search-options.ts';

/** A combobox without autocompletion: Enter searches for the typed text unless an option is active. */
export function useSearchCombobox() {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const options = listOptions(typed, recent, useSuggestions(typed, isOpen));
  const isShown = isOpen && options.length > 0;
  const activeOption = isShown ? options[active] : undefined;

  // Keys may contain spaces, ids may not.
  const optionId = (option: SearchOption) => `${listId}-${options.indexOf(option)}`;
  const open = () => {
    setRecent(readRecentSearches());
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: SearchOption) => {
    if (option.kind !== 'product') {
      rememberSearch(option.text);
      setTyped(option.text);
    }
    close();
    void navigate(option.href);
  };

  return {
    options,
    isShown,
    activeKey: activeOption?.key,
    listId,
    optionId,
    choose,
    forgetRecent: () => {
      forgetSearches();
      setRecent([]);
    },
    /** Returns false for an empty query, which must not be submitted (specification section 5). */
    submit: () => {
      const query = typed.trim();
      if (query === '') return false;
      rememberSearch(query);
      close();
      return true;
    },
    area: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    input: {
      value: typed,
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': activeOption && optionId(activeOption),
      onFocus: open,
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setTyped(event.target.value);
        setActive(-1);
        if (!isOpen) open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && isShown) {
          event.preventDefault();
          close();
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          if (!isOpen) open();
          setActive(moveActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
        } else if (event.key === 'Enter' && activeOption) {
          event.preventDefault();
          choose(activeOption);
        }
      },
    },
  };
}

/** Suggestions for the typed text, requested when typing pauses. The previous ones stay until then. */
function useSuggestions(typed: string, isAsking: boolean) {
  const fetcher = useFetcher<Suggestions>();
  const [asked, setAsked] = useState('');
  const query = typed.trim();
  const isLongEnough = query.length >= MIN_SEARCH_CHARACTERS;
  useEffect(() => {
    if (!isAsking || !isLongEnough || query === asked) return;
    const timer = setTimeout(() => {
      setAsked(query);
      void fetcher.load(`/suggestions?${new URLSearchParams({ q: query })}`);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, isAsking, isLongEnough, asked, fetcher.load]);
  return isLongEnough ? fetcher.data : undefined;
}
