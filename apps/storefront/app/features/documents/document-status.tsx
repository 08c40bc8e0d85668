import { FormattedMessage } from 'react-intl';
import { fileNameIds } from '../../shared/documents/document-names.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { DocumentLines, type DocumentRow, documentStateIds } from './document-lines.tsx';

const looks: Readonly<Record<DocumentRow['state'], { readonly icon: IconName; readonly tone: string }>> = {
  needed: { icon: 'file-up', tone: 'text-spruce-700' },
  'in-review': { icon: 'file-clock', tone: 'text-honey-700' },
  accepted: { icon: 'file-check', tone: 'text-spruce-700' },
  refused: { icon: 'circle-alert', tone: 'text-error' },
  unreviewed: { icon: 'circle-alert', tone: 'text-honey-700' },
};

/** One document: what it is, how far it is, and why. */
export function DocumentStatus({ document }: { readonly document: DocumentRow }) {
  const { kind, state } = document;
  const look = looks[state];
  return (
    <li className="flex gap-4 border-t border-oat-300 py-4 last:border-b">
      <Icon as={look.icon} size="l" className={cx('mt-0.5', look.tone)} />
      <div className="min-w-0 text-sm">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <FormattedMessage id={fileNameIds[kind]} />
        </h2>
        <p className={cx('text-base font-semibold', look.tone)}>
          <FormattedMessage id={documentStateIds[state]} />
        </p>
        <DocumentLines document={document} />
      </div>
    </li>
  );
}
