import { type FormEvent, useState } from 'react';
import { fieldOfInput } from './application-fields.ts';

const NONE: ReadonlySet<string> = new Set();

/** What was typed since the server's answer: what the answer says about these fields no longer holds. */
export function useEditedFields(returned: object | undefined) {
  const [edited, setEdited] = useState({ returned, fields: NONE });
  const fields = edited.returned === returned ? edited.fields : NONE;
  return {
    isEdited: (field: string) => fields.has(field),
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const { name = '' } = target as unknown as { readonly name?: string };
      const field = fieldOfInput(name);
      if (returned && !fields.has(field)) setEdited({ returned, fields: new Set([...fields, field]) });
    },
  };
}
