import type { DocumentsState } from '@ownpath/contracts/checkout';
import { CircleAlert, FileCheck, FileClock, FileUp, type LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { documentExampleIds, fileNameIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

type DocumentRow = DocumentsState['documents'][number];

const looks: Readonly<Record<DocumentRow['state'], { readonly icon: LucideIcon; readonly tone: string }>> = {
  needed: { icon: FileUp, tone: 'text-spruce-700' },
  'in-review': { icon: FileClock, tone: 'text-honey-700' },
  accepted: { icon: FileCheck, tone: 'text-spruce-700' },
  refused: { icon: CircleAlert, tone: 'text-error' },
  unreviewed: { icon: CircleAlert, tone: 'text-honey-700' },
};

const stateIds = {
  needed: 'documents.state.needed',
  'in-review': 'documents.state.in-review',
  accepted: 'documents.state.accepted',
  refused: 'documents.state.refused',
  unreviewed: 'documents.state.unreviewed',
} as const;

/** True for a document that can be handed in on the page. */
export const isOpen = ({ state, triesLeft }: DocumentRow): boolean =>
  triesLeft > 0 && state !== 'in-review' && state !== 'accepted';

/** One document: what it is, how far it is, and why. */
export function DocumentStatus({ document }: { readonly document: DocumentRow }) {
  const dates = useDateText();
  const { kind, state, reason, handedInOn, fileCount, triesLeft } = document;
  const look = looks[state];
  return (
    <li className="flex gap-4 border-t border-oat-300 py-4 last:border-b">
      <Icon as={look.icon} size="l" className={cx('mt-0.5', look.tone)} />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <FormattedMessage id={fileNameIds[kind]} />
        </h2>
        <p className={cx('font-semibold', look.tone)}>
          <FormattedMessage id={stateIds[state]} />
        </p>
        {handedInOn !== null && state !== 'needed' && (
          <p className="text-sm text-ink-2">
            <FormattedMessage
              id="documents.handedIn"
              values={{ count: fileCount, date: dates.day(handedInOn) }}
            />
          </p>
        )}
        {reason !== null && (
          <p className="mt-1 text-sm">
            <FormattedMessage id={refusalIds[reason]} />{' '}
            {reason === 'wrong-document' && <FormattedMessage id={documentExampleIds[kind]} />}
          </p>
        )}
        {state === 'unreviewed' && (
          <p className="mt-1 text-sm">
            <FormattedMessage id="documents.unreviewedText" />
          </p>
        )}
        {state === 'refused' && (
          <p className="mt-1 text-sm">
            <FormattedMessage
              id={triesLeft > 0 ? 'documents.triesLeft' : 'documents.noTries'}
              values={{ count: triesLeft }}
            />
          </p>
        )}
      </div>
    </li>
  );
}
