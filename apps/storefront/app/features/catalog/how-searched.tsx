import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { ListingResult } from './load-listing.server.ts';

type Props = {
  readonly text: string;
  readonly result: Pick<ListingResult, 'correctedQuery' | 'fullMatches' | 'totalSize'>;
};

/** What was searched for where a word was corrected, and how many results lack something that was asked for. */
export function HowSearched({ text, result: { correctedQuery, fullMatches, totalSize } }: Props) {
  return (
    <>
      {correctedQuery !== null && (
        <p className="mt-2 wrap-anywhere">
          <FormattedMessage
            id="search.corrected"
            values={{ query: correctedQuery, strong: (parts) => <strong>{parts}</strong> }}
          />{' '}
          <Link
            to={`?${new URLSearchParams({ q: text, exact: '1' })}`}
            className="inline-flex min-h-8 items-center font-semibold text-spruce-700 underline"
          >
            <FormattedMessage id="search.instead" values={{ query: text }} />
          </Link>
        </p>
      )}
      {fullMatches !== null && fullMatches < totalSize && (
        <p className="mt-2 text-ink-2">
          <FormattedMessage id="search.partial" values={{ count: fullMatches }} />
        </p>
      )}
    </>
  );
}
