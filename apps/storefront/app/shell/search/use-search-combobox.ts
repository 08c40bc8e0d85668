import { MIN_SEARCH_CHARACTERS } from '@ownpath/domain/catalog';
import { SEARCH_DEBOUNCE_MS } from '@ownpath/domain/constants';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import { isSearch, listOptions, moveActive, type SearchOption, type Suggestions } from './search-options.ts';

/**
 * Makes a search field that is on the page a combobox without autocompletion: Enter searches for the typed text unless
 * an option is active.
 */
export function useSearchCombobox(field: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(() => field.current === document.activeElement);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<readonly string[]>(readRecentSearches);
  const popular = usePopularSearches(isOpen);
  const suggestions = useSuggestions(typed, isOpen);
  const options = listOptions(typed, { recent, popular }, suggestions);
  const isShown = isOpen && options.length > 0;
  const activeOption = isShown ? options[active] : undefined;

  // Keys may contain spaces, ids may not.
  const optionId = (option: SearchOption) => `${listId}-${options.indexOf(option)}`;
  const open = () => {
    setRecent(readRecentSearches());
    // The page may have written what it was searched for.
    setTyped(field.current?.value ?? '');
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const onChoose = (option: SearchOption) => {
    if (isSearch(option)) {
      rememberSearch(option.text);
      setTyped(option.text);
      if (field.current) field.current.value = option.text;
    }
    close();
    void navigate(option.href);
  };

  const onFocus = useEffectEvent(open);
  const onSubmit = useEffectEvent(close);
  const onInput = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    setActive(-1);
    if (!isOpen) open();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      setActive(moveActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (activeOption && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : options.length - 1);
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      onChoose(activeOption);
    }
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && field.current?.form?.contains(relatedTarget))) close();
  });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!form) return;
    const watch = new AbortController();
    const { signal } = watch;
    input.addEventListener('focus', () => onFocus(), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    form.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    form.addEventListener('submit', () => onSubmit(), { signal });
    input.setAttribute('aria-autocomplete', 'list');
    // Typed, or left, while this was loading.
    if (document.activeElement === input) onInput();
    else if (!form.contains(document.activeElement)) onSubmit();
    return () => watch.abort();
  }, [field]);

  const activeId = activeOption && optionId(activeOption);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isShown));
    const attributes = { 'aria-controls': isShown ? listId : undefined, 'aria-activedescendant': activeId };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input?.removeAttribute(name);
      else input?.setAttribute(name, value);
    }
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, isShown, listId, activeId]);

  return {
    typed,
    options,
    store: suggestions?.store ?? null,
    isShown,
    activeKey: activeOption?.key,
    listId,
    optionId,
    onChoose,
    // Not by a button that submits: the list is gone when the form asks which one it was.
    onShowAll: () => field.current?.form?.requestSubmit(),
    onForgetRecent: () => {
      forgetSearches();
      setRecent([]);
    },
  };
}

/** The retailer's popular searches, requested once the field is used. */
function usePopularSearches(isAsking: boolean): readonly string[] {
  const { load, data } = useFetcher<readonly string[]>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsking || isAsked.current) return;
    isAsked.current = true;
    void load('/popular-searches');
  }, [isAsking, load]);
  return data ?? [];
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
