import type { DocumentsState } from '@ownpath/contracts/checkout';
import { DOCUMENT_LIMITS, DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { documentHref } from '../../shared/documents/document-links.ts';
import { documentExampleIds } from '../../shared/documents/document-names.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DocumentsReturned } from './documents.server.ts';
import { fieldProblemIds, problemIds } from './upload-form.tsx';

const PHOTO_TYPES = DOCUMENT_MEDIA_TYPES.filter((type) => type.startsWith('image/')).join(',');

type Props = {
  readonly document: DocumentsState['documents'][number];
  readonly returned: DocumentsReturned | null;
};

/** One document: a photo that a phone takes, or files. One of the two is enough. */
export function DocumentForm({ document, returned }: Props) {
  const intl = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { kind, state, reason } = document;
  const problem = isTooLarge ? 'too-large-in-sum' : (returned?.problem ?? null);
  const fieldProblem = returned?.fields[kind];
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
      action={documentHref(kind)}
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
      {state === 'refused' && reason !== null && problem === null && (
        <Notice tone="honey">
          <FormattedMessage id={refusalIds[reason]} />
        </Notice>
      )}
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
      <Button
        type="submit"
        variant="action"
        isBusy={isBusy}
        disabled={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        <FormattedMessage id={isBusy ? 'upload.sending' : 'documents.sendThis'} />
      </Button>
    </Form>
  );
}
