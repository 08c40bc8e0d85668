import type { Approval } from '@ownpath/contracts/approval';
import { FormattedMessage } from 'react-intl';
import { documentExampleIds, documentNameIds } from '../../shared/documents/document-names.ts';
import { Icon } from '../../ui/icon.tsx';

type Documents = Approval['verificationDocuments'];

/** What a conditional approval still needs, each with what counts. */
export function DocumentList({ documents }: { readonly documents: Documents }) {
  const required = documents.filter(({ isRequired }) => isRequired);
  return (
    <ul className="mt-5 grid gap-4 md:grid-cols-2">
      {required.map(({ type }) => (
        <li key={type} className="flex gap-3 rounded-card bg-white p-5 shadow-card">
          <Icon as="file-check" className="mt-0.5 text-spruce-600" />
          <div>
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <FormattedMessage id={documentNameIds[type]} />
            </h3>
            <p className="mt-1 text-sm text-ink-2">
              <FormattedMessage id={documentExampleIds[type]} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
