import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import {
  type IdentityFailure,
  type IdentityField,
  type IdentityRefusal,
  identityFailureId,
} from './identity-answer.ts';

type Props = {
  readonly refusal: IdentityRefusal | undefined;
  readonly inputIdOf: (field: IdentityField) => string;
};

/** What is wrong with the form, above it; takes the focus with each answer. */
export function FormProblems({ refusal, inputIdOf }: Props) {
  const intl = useIntl();
  // The same list until the next answer: the summary takes the focus when its list changes.
  const listed = useMemo(
    () =>
      (refusal?.problems ?? []).map(({ field, messageId }) => ({
        fieldId: inputIdOf(field),
        message: intl.formatMessage({ id: messageId }),
      })),
    [refusal, inputIdOf, intl],
  );
  if (!refusal) return null;
  return (
    <div className="mb-5">
      {refusal.failure ? (
        <FailureNotice failure={refusal.failure} />
      ) : (
        <ErrorSummary
          title={intl.formatMessage({ id: 'identity.problems' }, { count: listed.length })}
          problems={listed}
        />
      )}
    </div>
  );
}

/** Why the form failed as a whole, in one sentence. */
export function FailureNotice({ failure }: { readonly failure: IdentityFailure }) {
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
            minutes: failure.minutes ?? 0,
            reset: (text) => <TextLink to="/reset-password?again">{text}</TextLink>,
            cart: (text) => <TextLink to="/cart">{text}</TextLink>,
          }}
        />
      </Notice>
    </div>
  );
}

/** The error beside a field: its message, or each of them. */
export function useErrorOf(refusal: IdentityRefusal | undefined) {
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
