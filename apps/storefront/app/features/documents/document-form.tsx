import type { DocumentsState } from '@ownpath/contracts/checkout';
import { DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentHref } from '../../shared/documents/document-links.ts';
import { documentExampleIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DocumentsReturned } from './documents.server.ts';
import { FilesForm, fieldProblemIds } from './files-form.tsx';

const PHOTO_TYPES = DOCUMENT_MEDIA_TYPES.filter((type) => type.startsWith('image/')).join(',');

type Props = {
  readonly document: DocumentsState['documents'][number];
  readonly returned: DocumentsReturned | null;
};

/** One document: a photo that a phone takes, or files. One of the two is enough. */
export function DocumentForm({ document, returned }: Props) {
  const intl = useIntl();
  const { kind, state, reason } = document;
  const fieldProblem = returned?.fields[kind];
  return (
    <FilesForm
      action={documentHref(kind)}
      returned={returned}
      sendId="documents.sendThis"
      notice={
        state === 'refused' &&
        reason !== null && (
          <Notice tone="honey">
            <FormattedMessage id={refusalIds[reason]} />
          </Notice>
        )
      }
    >
      <FileField
        id={`photo-${kind}`}
        name={`file-${kind}`}
        label={intl.formatMessage({ id: 'documents.photo' })}
        hint={intl.formatMessage({ id: 'documents.photoHint' })}
        accept={PHOTO_TYPES}
        capture="environment"
      />
      <FileField
        id={`file-${kind}`}
        name={`file-${kind}`}
        label={intl.formatMessage({ id: 'documents.file' })}
        hint={intl.formatMessage({ id: documentExampleIds[kind] })}
        error={fieldProblem && intl.formatMessage({ id: fieldProblemIds[fieldProblem] })}
        accept={DOCUMENT_MEDIA_TYPES.join(',')}
        multiple
      />
    </FilesForm>
  );
}
