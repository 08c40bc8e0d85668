import { EMAIL_CHANGE_FIELDS, type FormRules, PASSWORD_CHANGE_FIELDS } from '@ownpath/domain/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AccessChange } from './change-access.server.ts';
import type { IdentityAnswer } from './identity-answer.ts';
import { FormProblems, type IdentityForm, useIdentityForm } from './identity-form.tsx';

/** The page with the forms, which also receives them (specification section 2). */
export const ACCESS_PATH = '/my-accounts/resetPassword';

const rulesByChange: Record<AccessChange, FormRules> = {
  email: EMAIL_CHANGE_FIELDS,
  password: PASSWORD_CHANGE_FIELDS,
  sessions: {},
};

type Props = {
  readonly change: AccessChange;
  /** The page action's answer to this form, without JavaScript. */
  readonly answered: IdentityAnswer | undefined;
  /** Says what was done; with the address that was typed. */
  readonly done: ReactNode | ((email: string) => ReactNode);
  readonly submit: ReactNode;
  readonly fields?: (form: IdentityForm) => ReactNode;
  /** Shown in place of the button where there is nothing to change. */
  readonly idle?: ReactNode;
};

/** A form that changes one thing about signing in: its fields, its button, and the confirmation. */
export function AccessForm({ change, answered, done, submit, fields, idle }: Props) {
  const form = useIdentityForm(rulesByChange[change], answered);
  const { Form, answer, refusal, answerNumber, isBusy, inputIdOf } = form;
  return (
    <Form method="post" action={`${ACCESS_PATH}?change=${change}`} noValidate className="max-w-md">
      {answer?.ok && !isBusy && (
        <Done key={answerNumber}>{typeof done === 'function' ? done(answer.email ?? '') : done}</Done>
      )}
      <FormProblems refusal={refusal} inputIdOf={inputIdOf} isNewPassword />
      {/* Passwords are emptied after each answer. */}
      {fields && (
        <div key={answerNumber} className="grid gap-4">
          {fields(form)}
        </div>
      )}
      {idle ? (
        !answer?.ok && <p className="text-sm text-ink-2">{idle}</p>
      ) : (
        <Button type="submit" variant="outline" isBusy={isBusy} className={fields ? 'mt-5' : ''}>
          {submit}
        </Button>
      )}
    </Form>
  );
}

function Done({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-5 rounded-control">
      <Notice tone="success" role="status">
        {children}
      </Notice>
    </div>
  );
}
