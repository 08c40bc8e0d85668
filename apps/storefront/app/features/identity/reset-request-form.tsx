import { RESET_REQUEST_FIELDS } from '@ownpath/domain/forms';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import type { IdentityAnswer } from './identity-answer.ts';
import { EmailField, FormProblems, useIdentityForm } from './identity-form.tsx';
import { type ViewChange, ViewLink } from './view-link.tsx';

type Props = {
  readonly answered?: IdentityAnswer | undefined;
  readonly onView?: ViewChange;
  /** In the dialog: the link was sent, and a confirmation replaces the form. */
  readonly onSent?: (email: string) => void;
};

/** Specification section 2, auth modal: the reset form. */
export function ResetRequestForm({ answered, onView, onSent }: Props) {
  const { Form, answer, refusal, isBusy, inputIdOf, fieldOf } = useIdentityForm(
    RESET_REQUEST_FIELDS,
    answered,
  );
  const sentTo = answer?.ok ? (answer.email ?? null) : null;
  useEffect(() => {
    if (sentTo !== null) onSent?.(sentTo);
  }, [sentTo, onSent]);
  if (sentTo !== null && !onSent) return <ResetSent email={sentTo} onView={onView} />;
  return (
    <>
      <p className="mb-5 text-ink-2">
        <FormattedMessage id="identity.reset.text" />
      </p>
      <Form method="post" action="/reset-password" noValidate>
        <FormProblems refusal={refusal} inputIdOf={inputIdOf} />
        <EmailField refusal={refusal} fieldOf={fieldOf} />
        <Button
          type="submit"
          name="intent"
          value="request"
          variant="action"
          isBlock
          isBusy={isBusy}
          className="mt-5"
        >
          <FormattedMessage id="identity.reset" />
        </Button>
      </Form>
      <p className="mt-5 text-center">
        <FormattedMessage id="identity.reset.or" />{' '}
        <ViewLink view="login" onView={onView}>
          <FormattedMessage id="identity.reset.toSignIn" />
        </ViewLink>
      </p>
    </>
  );
}

type SentProps = { readonly email: string; readonly onView?: ViewChange };

/** The same for every address: it must not show whether one has an account. */
export function ResetSent({ email, onView }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <p className="text-base text-ink-2 wrap-anywhere">
        <FormattedMessage
          id="identity.reset.sent"
          values={{ email, b: (text) => <b className="font-semibold text-ink">{text}</b> }}
        />
      </p>
      <p className="mt-5">
        <ViewLink view="login" onView={onView}>
          <FormattedMessage id="identity.reset.back" />
        </ViewLink>
      </p>
    </div>
  );
}
