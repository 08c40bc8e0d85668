import type { DocumentsState } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { documentExampleIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';

export type DocumentRow = DocumentsState['documents'][number];

export const documentStateIds = {
  needed: 'documents.state.needed',
  'in-review': 'documents.state.in-review',
  accepted: 'documents.state.accepted',
  refused: 'documents.state.refused',
  unreviewed: 'documents.state.unreviewed',
} as const satisfies Record<DocumentRow['state'], string>;

/** True for a document that can be handed in on the page. */
export const isOpen = ({ state, triesLeft }: DocumentRow): boolean =>
  triesLeft > 0 && state !== 'in-review' && state !== 'accepted';

/** When a document was handed in, what is wrong with it, and how often it can be handed in again. */
export function DocumentLines({ document }: { readonly document: DocumentRow }) {
  const dates = useDateText();
  const { kind, state, reason, handedInOn, fileCount, triesLeft } = document;
  return (
    <>
      {handedInOn !== null && state !== 'needed' && (
        <p className="text-sm text-ink-2">
          <FormattedMessage
            id="documents.handedIn"
            values={{ count: fileCount, date: dates.day(handedInOn) }}
          />
        </p>
      )}
      {reason !== null && (
        <p className="mt-1">
          <FormattedMessage id={refusalIds[reason]} />{' '}
          {reason === 'wrong-document' && <FormattedMessage id={documentExampleIds[kind]} />}
        </p>
      )}
      {state === 'unreviewed' && (
        <p className="mt-1">
          <FormattedMessage id="documents.unreviewedText" />
        </p>
      )}
      {state === 'refused' && (
        <p className="mt-1 font-semibold">
          <FormattedMessage
            id={triesLeft > 0 ? 'documents.triesLeft' : 'documents.noTries'}
            values={{ count: triesLeft }}
          />
        </p>
      )}
    </>
  );
}
