import { REGISTRATION_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { IdentityAnswer } from './identity-answer.ts';
import { EmailField, FormProblems, useIdentityForm } from './identity-form.tsx';
import { useFreshLayout } from './use-signed-in-here.tsx';
import { type ViewChange, ViewLink } from './view-link.tsx';

type Props = { readonly answered?: IdentityAnswer | undefined; readonly onView?: ViewChange };

/** Specification section 2, auth modal: the register form. */
export function RegisterForm({ answered, onView }: Props) {
  const { formatMessage } = useIntl();
  const { Form, answer, refusal, isBusy, inputIdOf, fieldOf } = useIdentityForm(
    REGISTRATION_FIELDS,
    answered,
  );
  useFreshLayout(answer?.ok === true && !isBusy);
  return (
    <>
      <Form method="post" action="/registration" noValidate>
        <FormProblems refusal={refusal} inputIdOf={inputIdOf} />
        <div className="grid gap-4">
          <div className="grid gap-4 min-[26rem]:grid-cols-2">
            <TextField
              {...fieldOf('firstName')}
              label={formatMessage({ id: 'identity.firstName' })}
              defaultValue={refusal?.typed.firstName}
            />
            <TextField
              {...fieldOf('lastName')}
              label={formatMessage({ id: 'identity.lastName' })}
              defaultValue={refusal?.typed.lastName}
            />
          </div>
          <EmailField refusal={refusal} fieldOf={fieldOf} />
          <PasswordField
            {...fieldOf('password')}
            isNew
            label={formatMessage({ id: 'identity.password' })}
            // A page never carries a password back: after a refusal without a script the field is empty.
            hint={
              refusal && answer === answered ? formatMessage({ id: 'identity.passwordAgain' }) : undefined
            }
          />
          <Checkbox
            id={`${inputIdOf('email')}-marketing`}
            name="acceptsMarketing"
            defaultChecked={refusal?.typed.acceptsMarketing ?? false}
            label={
              <span className="text-sm">
                <FormattedMessage id="identity.marketing" />
              </span>
            }
          />
        </div>
        <p className="mt-4 text-xs text-ink-2">
          <FormattedMessage
            id="identity.agree"
            values={{
              privacy: (text) => (
                <TextLink to="/privacy-policy" target="_blank">
                  {text}
                </TextLink>
              ),
              terms: (text) => (
                <TextLink to="/terms-conditions" target="_blank">
                  {text}
                </TextLink>
              ),
            }}
          />
        </p>
        <Button type="submit" variant="action" isBlock isBusy={isBusy} className="mt-5">
          <FormattedMessage id={isBusy ? 'identity.creating' : 'identity.create'} />
        </Button>
      </Form>
      <p className="mt-5 text-center">
        <FormattedMessage id="identity.hasAccount" />{' '}
        <ViewLink view="login" onView={onView}>
          <FormattedMessage id="identity.signInInstead" />
        </ViewLink>
      </p>
    </>
  );
}
