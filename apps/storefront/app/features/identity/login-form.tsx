import { LOGIN_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { IdentityAnswer } from './identity-answer.ts';
import { EmailField, FormProblems, useIdentityForm } from './identity-form.tsx';
import { useFreshLayout } from './use-signed-in-here.tsx';
import { type ViewChange, ViewLink } from './view-link.tsx';

type Props = {
  /** Path of the shop to go on to. */
  readonly returnTo: string;
  readonly answered?: IdentityAnswer | undefined;
  readonly onView?: ViewChange;
};

/** Specification section 2, auth modal: the login form. */
export function LoginForm({ returnTo, answered, onView }: Props) {
  const { formatMessage } = useIntl();
  const { Form, answer, refusal, answerNumber, isBusy, inputIdOf, fieldOf } = useIdentityForm(
    LOGIN_FIELDS,
    answered,
  );
  useFreshLayout(answer?.ok === true && !isBusy);
  const query = `returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <Form method="post" action={`/login?${query}`} noValidate>
        <FormProblems refusal={refusal} inputIdOf={inputIdOf} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <EmailField refusal={refusal} fieldOf={fieldOf} />
        <div className="relative mt-4">
          <PasswordField
            key={answerNumber}
            {...fieldOf('password')}
            label={formatMessage({ id: 'identity.password' })}
          />
          <span className="absolute top-0 right-0 text-sm">
            <ViewLink view="password" onView={onView}>
              <FormattedMessage id="identity.forgot" />
            </ViewLink>
          </span>
        </div>
        <Button type="submit" variant="action" isBlock isBusy={isBusy} className="mt-5">
          <FormattedMessage id={isBusy ? 'identity.signingIn' : 'identity.signIn'} />
        </Button>
      </Form>
      <div className="my-5 flex items-center gap-3 text-ink-3">
        <span className="h-px flex-1 bg-oat-300" />
        <FormattedMessage id="identity.or" />
        <span className="h-px flex-1 bg-oat-300" />
      </div>
      {/* The provider is another site: the browser leaves the page for it. */}
      <ButtonLink reloadDocument to={`/login/okta?${query}`} variant="outline" isBlock>
        <FormattedMessage id="identity.okta" />
      </ButtonLink>
      <p className="mt-5 text-center">
        <FormattedMessage id="identity.noAccount" />{' '}
        <ViewLink view="register" onView={onView}>
          <FormattedMessage id="identity.create" />
        </ViewLink>
      </p>
    </>
  );
}
