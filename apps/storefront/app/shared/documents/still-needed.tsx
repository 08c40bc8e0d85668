import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { documentNameIds } from './document-names.ts';

/** What is still asked for, and that delivery waits for it; nothing when nothing is. */
export function StillNeeded({ documents }: { readonly documents: Order['documentsNeeded'] }) {
  if (documents.length === 0) return null;
  return (
    <Notice tone="honey">
      <p className="font-semibold">
        <FormattedMessage id="stillNeeded.title" />
      </p>
      <ul className="mt-1 list-disc pl-5">
        {documents.map((kind) => (
          <li key={kind}>
            <FormattedMessage id={documentNameIds[kind]} />
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-sm">
        <FormattedMessage id="stillNeeded.text" /> <FormattedMessage id="stillNeeded.dates" />
      </p>
    </Notice>
  );
}
