import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { documentHref } from '../../shared/documents/document-links.ts';
import { documentExampleIds, fileNameIds } from '../../shared/documents/document-names.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { DocumentLines, type DocumentRow, documentStateIds, isOpen } from './document-lines.tsx';

const ICONS: Readonly<Record<DocumentRow['kind'], IconName>> = {
  ID: 'id-card',
  INCOME: 'wallet',
  RESIDENCE: 'house',
  REFERENCES: 'users',
  BANK: 'landmark',
};

const WHY_IDS = {
  ID: 'documents.why.id',
  INCOME: 'documents.why.income',
  RESIDENCE: 'documents.why.residence',
  REFERENCES: 'documents.why.references',
  BANK: 'documents.why.bank',
} as const;

const LOOKS: Readonly<
  Record<DocumentRow['state'], { readonly look: string; readonly icon: IconName | null }>
> = {
  needed: { look: 'bg-oat-200 text-ink-2', icon: null },
  'in-review': { look: 'bg-honey-100 text-honey-800', icon: 'clock' },
  accepted: { look: 'bg-sage-100 text-spruce-800', icon: 'circle-check' },
  refused: { look: 'bg-honey-100 text-honey-800', icon: 'circle-alert' },
  unreviewed: { look: 'bg-honey-100 text-honey-800', icon: 'circle-alert' },
};

type Props = { readonly document: DocumentRow };

/** A document's icon, name and how far it is. */
export function DocumentHead({ document: { kind, state }, note }: Props & { readonly note: ReactNode }) {
  const look = LOOKS[state];
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <span className="grid size-12 flex-none place-items-center rounded-[1.25rem_0.5rem_1.25rem_0.5rem] bg-sage-100 text-spruce-700">
        <Icon as={ICONS[kind]} />
      </span>
      <div className="min-w-40 flex-1">
        <h2 className="text-lg">
          <FormattedMessage id={fileNameIds[kind]} />
        </h2>
        <p className="text-ink-2">{note}</p>
      </div>
      <span
        className={cx(
          'inline-flex min-h-7 items-center gap-1.5 rounded-chip px-2.5 text-xs font-semibold',
          look.look,
        )}
      >
        {look.icon && <Icon as={look.icon} size="s" />}
        <FormattedMessage id={documentStateIds[state]} />
      </span>
    </div>
  );
}

/** What is asked for and why, how far it is, and the way on. */
export function DocumentCard({ document }: Props) {
  const { kind, state, reason, handedInOn, triesLeft } = document;
  const isAgain = state === 'refused' || state === 'unreviewed';
  return (
    <li className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <DocumentHead document={document} note={<FormattedMessage id={WHY_IDS[kind]} />} />
      {handedInOn !== null && state !== 'needed' && (
        <div
          className={cx(
            'mt-4 rounded-control px-4 py-3 sm:ml-16',
            isAgain ? 'bg-honey-50 ring-1 ring-honey-300 ring-inset' : 'bg-sage-50',
          )}
        >
          <DocumentLines document={document} />
        </div>
      )}
      {isOpen(document) && (
        <div className="mt-4 sm:ml-16">
          <ButtonLink
            to={documentHref(kind)}
            variant={isAgain ? 'action' : 'outline'}
            className="max-sm:w-full"
          >
            <FormattedMessage id={isAgain ? 'documents.sendAgain' : 'documents.sendThis'} />
          </ButtonLink>
          {reason !== 'wrong-document' && (
            <p className="mt-3 text-xs text-ink-3">
              <FormattedMessage id={documentExampleIds[kind]} />
            </p>
          )}
        </div>
      )}
      {state === 'refused' && triesLeft === 0 && (
        <div className="mt-4 sm:ml-16">
          <StoreContact />
        </div>
      )}
    </li>
  );
}
