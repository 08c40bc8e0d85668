import type { CustomerSession } from '@ownpath/contracts/customers';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccessForm } from './access-form.tsx';
import type { AccessChange } from './change-access.server.ts';
import type { IdentityAnswer } from './identity-answer.ts';
import { EmailField, type FieldOf } from './identity-form.tsx';
import { SessionList } from './session-list.tsx';

type Props = {
  readonly email: string;
  readonly hasPassword: boolean;
  /** The identity provider knows this customer. */
  readonly isLinked: boolean;
  readonly sessions: readonly CustomerSession[];
  /** The page action's answer to a form that was sent without JavaScript. */
  readonly answered: IdentityAnswer | undefined;
};

/** E-mail, password and sessions of a customer, each with the form that changes it. */
export function AccessCards({ email, hasPassword, isLinked, sessions, answered }: Props) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const answeredTo = (change: AccessChange) => (query.get('change') === change ? answered : undefined);
  const currentPassword = (fieldOf: FieldOf) => (
    <PasswordField
      {...fieldOf('currentPassword')}
      label={formatMessage({ id: 'security.currentPassword' })}
    />
  );
  return (
    <div className="mt-6 grid gap-5">
      <Card title={<FormattedMessage id="security.email" />}>
        <p className="mb-5 wrap-anywhere text-ink-2">
          <FormattedMessage
            id="security.email.text"
            values={{ email, b: (text) => <b className="font-semibold text-ink">{text}</b> }}
          />
        </p>
        {hasPassword ? (
          <AccessForm
            change="email"
            answered={answeredTo('email')}
            done={(sentTo) => <FormattedMessage id="security.email.done" values={{ email: sentTo }} />}
            submit={<FormattedMessage id="security.email.save" />}
            fields={({ fieldOf, refusal }) => (
              <>
                <EmailField refusal={refusal} fieldOf={fieldOf} />
                {currentPassword(fieldOf)}
              </>
            )}
          />
        ) : (
          <KeptByProvider />
        )}
      </Card>
      <Card title={<FormattedMessage id="identity.password" />}>
        {hasPassword ? (
          <AccessForm
            change="password"
            answered={answeredTo('password')}
            done={<FormattedMessage id="security.password.done" />}
            submit={<FormattedMessage id="identity.newPassword.save" />}
            fields={({ fieldOf }) => (
              <>
                {/* Password managers read the account's name here. */}
                <input type="hidden" name="username" autoComplete="username" value={email} />
                {currentPassword(fieldOf)}
                <PasswordField
                  {...fieldOf('password')}
                  isNew
                  label={formatMessage({ id: 'identity.newPassword' })}
                />
              </>
            )}
          />
        ) : (
          <KeptByProvider />
        )}
      </Card>
      <Card title={<FormattedMessage id="security.sessions" />}>
        <SessionList sessions={sessions} />
        <AccessForm
          change="sessions"
          answered={answeredTo('sessions')}
          done={<FormattedMessage id="security.sessions.done" />}
          submit={<FormattedMessage id="security.sessions.end" />}
          idle={sessions.length < 2 && <FormattedMessage id="security.sessions.only" />}
        />
        {isLinked && (
          <p className="mt-5 flex items-center gap-2 border-t border-oat-300 pt-4 text-sm text-ink-2">
            <Icon as="badge-check" className="text-spruce-700" />
            <FormattedMessage id="security.linked" />
          </p>
        )}
      </Card>
    </div>
  );
}

function KeptByProvider() {
  return (
    <p className="max-w-prose text-ink-2">
      <FormattedMessage id="security.keptByProvider" />
    </p>
  );
}

type CardProps = { readonly title: ReactNode; readonly children: ReactNode };

function Card({ title, children }: CardProps) {
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-7">
      <h2 className="mb-4 text-[1.375rem]">{title}</h2>
      {children}
    </section>
  );
}
