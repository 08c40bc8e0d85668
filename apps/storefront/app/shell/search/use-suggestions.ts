import { SEARCH_DEBOUNCE_MS } from '@ownpath/domain/constants';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { MIN_SEARCH_CHARACTERS, type Suggestions } from './search-options.ts';

/** Phrases and products for what is typed, asked for once the typing pauses; the last answer stays meanwhile. */
export function useSuggestions(typed: string, isAsking: boolean) {
  const fetcher = useFetcher<Suggestions>();
  const [asked, setAsked] = useState('');
  const words = typed.trim();
  const isLongEnough = words.length >= MIN_SEARCH_CHARACTERS;
  useEffect(() => {
    if (!isAsking || !isLongEnough || words === asked) return;
    const timer = setTimeout(() => {
      setAsked(words);
      void fetcher.load(`/suggestions?${new URLSearchParams({ q: words })}`);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words, isAsking, isLongEnough, asked, fetcher.load]);
  return isLongEnough ? fetcher.data : undefined;
}
