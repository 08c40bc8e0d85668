import type { DocumentsState } from '@ownpath/contracts/checkout';
import { DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { useIntl } from 'react-intl';
import { documentExampleIds, fileNameIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { FileField } from '../../ui/file-field.tsx';
import type { DocumentsReturned } from './documents.server.ts';
import { FilesForm, fieldProblemIds } from './files-form.tsx';

type DocumentRow = DocumentsState['documents'][number];
type Props = { readonly documents: readonly DocumentRow[]; readonly returned: DocumentsReturned | null };

const ACCEPT = DOCUMENT_MEDIA_TYPES.join(',');

/** A field for each document that is asked for; one of them is enough to send. */
export function UploadForm({ documents, returned }: Props) {
  const intl = useIntl();
  return (
    <FilesForm returned={returned} sendId="upload.send">
      {documents.map(({ kind, reason, state }) => {
        const fieldProblem = returned?.fields[kind];
        const refusalId = state === 'refused' && reason !== null ? refusalIds[reason] : undefined;
        const problemId = fieldProblem ? fieldProblemIds[fieldProblem] : refusalId;
        return (
          <FileField
            key={kind}
            id={`file-${kind}`}
            name={`file-${kind}`}
            label={intl.formatMessage({ id: fileNameIds[kind] })}
            hint={intl.formatMessage({ id: documentExampleIds[kind] })}
            error={problemId && intl.formatMessage({ id: problemId })}
            accept={ACCEPT}
            multiple
          />
        );
      })}
    </FilesForm>
  );
}
