import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { areFilesTooLarge } from '../../shared/documents/files-too-large.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DocumentsReturned } from './documents.server.ts';

const problemIds = {
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

type Props = {
  /** The page that takes the files; this one when left out. */
  readonly action?: string;
  readonly returned: DocumentsReturned | null;
  readonly sendId: 'upload.send' | 'documents.sendThis';
  /** Shown while nothing is wrong with what was sent. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** A form that sends files: what is wrong with them, their fields, and the button. */
export function FilesForm({ action, returned, sendId, notice, children }: Props) {
  const isBusy = useNavigation().formMethod === 'POST';
  const [isTooLarge, setIsTooLarge] = useState(false);
  const problem = isTooLarge ? 'too-large-in-sum' : (returned?.problem ?? null);
  const checkSize = (event: FormEvent<HTMLFormElement>) => {
    const isRefused = areFilesTooLarge(event.currentTarget);
    setIsTooLarge(isRefused);
    if (isRefused) event.preventDefault();
  };
  return (
    <Form
      method="post"
      {...(action === undefined ? {} : { action })}
      encType="multipart/form-data"
      noValidate
      onSubmit={checkSize}
      className="grid max-w-xl gap-6"
    >
      {problem === null ? (
        notice
      ) : (
        <Notice tone="error" role="alert">
          <FormattedMessage id={problemIds[problem]} />
        </Notice>
      )}
      {children}
      <Button
        type="submit"
        variant="action"
        isBusy={isBusy}
        disabled={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        <FormattedMessage id={isBusy ? 'upload.sending' : sendId} />
      </Button>
    </Form>
  );
}
