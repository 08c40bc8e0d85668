import type { FormRules } from '@ownpath/domain/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import {
  type IdentityAnswer,
  type IdentityFailure,
  type IdentityField,
  type IdentityRefusal,
  identityFailureId,
} from './identity-answer.ts';

export type IdentityForm = ReturnType<typeof useIdentityForm>;
/** The properties of a field's input: what it takes, its id, its name and what is wrong with it. */
export type FieldOf = IdentityForm['fieldOf'];

/**
 * A form of this feature: sent in the background with JavaScript, as a document without.
 * @param rules what each field takes
 * @param answered the page action's answer, without JavaScript
 */
export function useIdentityForm(rules: FormRules, answered?: IdentityAnswer) {
  const fetcher = useFetcher<IdentityAnswer>();
  const answer = fetcher.data ?? answered;
  const refusal = answer && !answer.ok ? answer : undefined;
  const id = useId();
  const inputIdOf = (field: IdentityField) => `${id}-${field}`;
  const errorOf = useErrorOf(refusal);
  return {
    Form: fetcher.Form,
    answer,
    refusal,
    inputIdOf,
    fieldOf: (field: IdentityField) => ({
      ...rules[field],
      id: inputIdOf(field),
      name: field,
      error: errorOf(field),
    }),
    answerNumber: useNumberOf(answer),
    isBusy: fetcher.state !== 'idle',
  };
}

/** Goes up with each answer, so that fields for secrets start empty again. */
function useNumberOf(answer: IdentityAnswer | undefined): number {
  const [seen, setSeen] = useState({ answer, number: 0 });
  if (seen.answer === answer) return seen.number;
  const next = { answer, number: seen.number + 1 };
  setSeen(next);
  return next.number;
}

const labelIds = {
  firstName: 'identity.firstName',
  lastName: 'identity.lastName',
  email: 'identity.email',
  password: 'identity.password',
  currentPassword: 'security.currentPassword',
} as const satisfies Record<IdentityField, string>;

type ProblemsProps = {
  readonly refusal: IdentityRefusal | undefined;
  readonly inputIdOf: (field: IdentityField) => string;
  /** The password is a new one, and labelled so. */
  readonly isNewPassword?: boolean;
};

/** What is wrong with the form, above it; takes the focus with each answer. */
export function FormProblems({ refusal, inputIdOf, isNewPassword }: ProblemsProps) {
  const intl = useIntl();
  if (!refusal) return null;
  // A password may miss several requirements: its field counts once.
  const wrong = [...new Set(refusal.problems.map(({ field }) => field))].map((field) => ({
    fieldId: inputIdOf(field),
    name: intl.formatMessage({
      id: field === 'password' && isNewPassword ? 'identity.newPassword' : labelIds[field],
    }),
  }));
  return (
    <div className="mb-5">
      {refusal.failure ? (
        <FailureNotice failure={refusal.failure} />
      ) : (
        <ErrorSummary
          title={intl.formatMessage({ id: 'identity.problems' }, { count: wrong.length })}
          fields={wrong}
          answer={refusal}
        />
      )}
    </div>
  );
}

/** Why the form failed as a whole, in one sentence. */
export function FailureNotice({ failure }: { readonly failure: IdentityFailure }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-control">
      <Notice tone="error" role="alert">
        <FormattedMessage
          id={identityFailureId(failure.code)}
          values={{
            wait: waitText(intl, failure.waitSeconds),
            reset: (text) => <TextLink to="/reset-password?again">{text}</TextLink>,
          }}
        />
      </Notice>
    </div>
  );
}

/** The error beside a field: its message, or each of them. */
function useErrorOf(refusal: IdentityRefusal | undefined) {
  const intl = useIntl();
  return (field: IdentityField) => {
    const found = (refusal?.problems ?? []).filter((problem) => problem.field === field);
    const texts = found.map(({ messageId }) => intl.formatMessage({ id: messageId }));
    if (texts.length < 2) return texts[0];
    return (
      <span className="grid">
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    );
  };
}

type EmailFieldProps = Pick<IdentityForm, 'refusal'> & { readonly fieldOf: FieldOf };

/** The address that an account is known by. */
export function EmailField({ refusal, fieldOf }: EmailFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...fieldOf('email')}
      autoCapitalize="none"
      label={formatMessage({ id: 'identity.email' })}
      defaultValue={refusal?.typed.email}
    />
  );
}
