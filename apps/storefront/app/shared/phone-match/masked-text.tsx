import type { MaskedText as Parts } from '@ownpath/domain/phone-match';
import { FormattedMessage } from 'react-intl';

/** A text whose hidden parts are bars of one width: neither eyes nor screen readers learn how long they are. */
export function MaskedText({ parts }: { readonly parts: Parts }) {
  return (
    <>
      {parts.map((part, index) =>
        part === null ? (
          <span key={index} className="mx-0.5 inline-block h-2.5 w-10 rounded-full bg-sage-200 align-middle">
            <span className="sr-only">
              <FormattedMessage id="phoneMatch.hidden" />
            </span>
          </span>
        ) : (
          <span key={index} className="whitespace-pre-wrap">
            {part}
          </span>
        ),
      )}
    </>
  );
}
