import { NEW_PASSWORD_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { IdentityAnswer } from './identity-answer.ts';
import { FormProblems, useIdentityForm } from './identity-form.tsx';

type Props = { readonly login: string; readonly answered?: IdentityAnswer | undefined };

/** The page behind the link of a reset e-mail: a new password for the account that it names. */
export function NewPasswordForm({ login, answered }: Props) {
  const { formatMessage } = useIntl();
  const { Form, answer, refusal, answerNumber, isBusy, inputIdOf, fieldOf } = useIdentityForm(
    NEW_PASSWORD_FIELDS,
    answered,
  );
  if (answer?.ok) return <PasswordChanged />;
  return (
    <Form method="post" action="/reset-password" noValidate>
      <FormProblems refusal={refusal} inputIdOf={inputIdOf} isNewPassword />
      <p className="mb-5 text-ink-2 wrap-anywhere">
        <FormattedMessage
          id="identity.newPassword.text"
          values={{ email: login, b: (text) => <b className="font-semibold text-ink">{text}</b> }}
        />
      </p>
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={login} />
      <PasswordField
        key={answerNumber}
        {...fieldOf('password')}
        isNew
        label={formatMessage({ id: 'identity.newPassword' })}
      />
      <Button
        type="submit"
        name="intent"
        value="set"
        variant="action"
        isBlock
        isBusy={isBusy}
        className="mt-5"
      >
        <FormattedMessage id="identity.newPassword.save" />
      </Button>
    </Form>
  );
}

function PasswordChanged() {
  return (
    <>
      <Notice tone="success" role="status">
        <FormattedMessage id="identity.newPassword.done" />
      </Notice>
      <ButtonLink to="/login" variant="action" isBlock className="mt-5">
        <FormattedMessage id="identity.signIn" />
      </ButtonLink>
    </>
  );
}
