import type { DocumentsState } from '@ownpath/contracts/checkout';
import { DOCUMENT_LIMITS, DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { documentExampleIds, fileNameIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DocumentsReturned } from './documents.server.ts';

type DocumentRow = DocumentsState['documents'][number];
type Props = { readonly documents: readonly DocumentRow[]; readonly returned: DocumentsReturned | null };

export const problemIds = {
  missing: 'upload.problem.missing',
  'too-large-in-sum': 'upload.problem.too-large-in-sum',
  'wrong-files': 'upload.problem.wrong-files',
  infected: 'upload.problem.infected',
  'too-many-requests': 'upload.problem.too-many-requests',
  unavailable: 'upload.problem.unavailable',
} as const;

export const fieldProblemIds = {
  'file-too-large': 'upload.field.file-too-large',
  'too-many-files': 'upload.field.too-many-files',
  'wrong-type': 'upload.field.wrong-type',
} as const;

const ACCEPT = DOCUMENT_MEDIA_TYPES.join(',');

/** A field for each document that is asked for; one of them is enough to send. */
export function UploadForm({ documents, returned }: Props) {
  const intl = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  const [isTooLarge, setIsTooLarge] = useState(false);
  const problem = isTooLarge ? 'too-large-in-sum' : (returned?.problem ?? null);
  // The server would stop reading in the middle, and the browser would show an error of its own.
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const entries = [...new FormData(event.currentTarget).values()];
    const size = entries.reduce((sum, entry) => sum + (entry instanceof File ? entry.size : 0), 0);
    setIsTooLarge(size > DOCUMENT_LIMITS.sendBytes);
    if (size > DOCUMENT_LIMITS.sendBytes) event.preventDefault();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={checkSize}
      className="grid max-w-xl gap-6"
    >
      {problem !== null && (
        <Notice tone="error" role="alert">
          <FormattedMessage id={problemIds[problem]} />
        </Notice>
      )}
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
      <Button
        type="submit"
        variant="action"
        isBusy={isBusy}
        disabled={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        <FormattedMessage id={isBusy ? 'upload.sending' : 'upload.send'} />
      </Button>
    </Form>
  );
}
