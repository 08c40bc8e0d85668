import { EMAIL } from '@ownpath/domain/forms';
import { MESSAGE_MAX_LENGTH, MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useSingleSubmit } from '../../platform/forms/use-single-submit.ts';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { loginHref } from '../../platform/session/login-page.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FieldNotes, TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { radioClass } from '../../ui/radio.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { MessageWriter } from './message-writer.server.ts';
import type { MessageReturned } from './write-to-store.server.ts';

export const MESSAGE_PATH = '/write-to-us';

const topicIds = {
  'my-agreement': 'message.topic.agreement',
  'new-rental': 'message.topic.rental',
  other: 'message.topic.other',
} as const;

const fields = [
  { name: 'topic', fieldId: 'message-topic-0', labelId: 'message.topic' },
  { name: 'message', fieldId: 'message-text', labelId: 'message.text' },
  { name: 'email', fieldId: 'message-email', labelId: 'message.email' },
] as const;

const errorIds = {
  topic: 'message.error.topic',
  message: 'message.error.message',
  email: 'message.error.email',
} as const;

type Props = {
  /** The same for a repeat of the same message. */
  readonly requestKey: string;
  readonly writer: MessageWriter | null;
  readonly returned: MessageReturned | undefined;
};

/** A message to the store. It goes to a page of its own, which works without a script and has the answer. */
export function MessageForm({ requestKey, writer, returned }: Props) {
  const intl = useIntl();
  const { state, formAction } = useNavigation();
  const isBusy = state !== 'idle' && formAction?.endsWith(MESSAGE_PATH) === true;
  const onSubmit = useSingleSubmit(isBusy, returned);
  const problemOf = (name: string) => returned?.problems.find(({ field }) => field === name);
  const wrong = fields.filter(({ name }) => problemOf(name));
  const errorOf = (name: 'topic' | 'message' | 'email') =>
    problemOf(name) && intl.formatMessage({ id: errorIds[name] }, { count: MESSAGE_MAX_LENGTH });
  const topicError = errorOf('topic');
  const hasAgreements = writer !== null && writer.agreements.length > 0;
  const topicAtFirst = returned?.typed.topic ?? (hasAgreements ? 'my-agreement' : '');
  return (
    <Form
      method="post"
      action={MESSAGE_PATH}
      noValidate
      onSubmit={onSubmit}
      className="group/message grid gap-5"
    >
      <input type="hidden" name="requestKey" value={requestKey} />
      <ErrorSummary
        title={intl.formatMessage({ id: 'message.error.title' }, { count: wrong.length })}
        fields={wrong.map(({ fieldId, labelId }) => ({
          fieldId,
          name: intl.formatMessage({ id: labelId }),
        }))}
        answer={returned}
      />
      {returned?.failureCode && (
        <Notice tone="error" role="alert">
          <FormattedMessage
            id={returned.failureCode === 'TooManyRequests' ? 'lead.tooMany' : 'lead.failed'}
            values={{ wait: waitText(intl, returned.waitSeconds) }}
          />
        </Notice>
      )}
      <fieldset aria-describedby={topicError ? 'message-topic-error' : undefined} className="min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">
          <FormattedMessage id="message.topic" />
        </legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {MESSAGE_TOPICS.map((topic, index) => (
            <label
              key={topic}
              className={cx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-oat-500 px-3.5 py-2',
                'has-checked:border-spruce-700 has-checked:bg-sage-50 has-checked:ring-1 has-checked:ring-spruce-700',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                id={`message-topic-${index}`}
                name="topic"
                value={topic}
                required
                defaultChecked={topicAtFirst === topic}
                className={cx(radioClass, 'outline-none')}
              />
              <span className="min-w-0 font-semibold">
                <FormattedMessage id={topicIds[topic]} />
              </span>
            </label>
          ))}
        </div>
        <FieldNotes id="message-topic" error={topicError} />
      </fieldset>
      <div className="hidden group-has-[[value=my-agreement]:checked]/message:block">
        {hasAgreements ? (
          <SelectField
            id="message-agreement"
            name="agreement"
            label={intl.formatMessage({ id: 'message.agreement' })}
            defaultValue={returned?.typed.agreement ?? writer.agreements[0]?.number}
          >
            {writer.agreements.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}, {number}
              </option>
            ))}
            <option value="">{intl.formatMessage({ id: 'message.agreement.other' })}</option>
          </SelectField>
        ) : (
          writer === null && (
            <p className="text-sm text-ink-2">
              <LinkedMessage id="message.agreement.signIn" to={loginHref(MESSAGE_PATH)} />
            </p>
          )
        )}
      </div>
      <TextAreaField
        id="message-text"
        name="message"
        rows={5}
        required
        maxLength={MESSAGE_MAX_LENGTH}
        label={intl.formatMessage({ id: 'message.text' })}
        hint={intl.formatMessage({ id: 'message.text.hint' })}
        error={errorOf('message')}
        defaultValue={returned?.typed.message}
      />
      <TextField
        {...EMAIL}
        id="message-email"
        name="email"
        label={intl.formatMessage({ id: 'message.email' })}
        error={errorOf('email')}
        defaultValue={returned?.typed.email ?? writer?.email}
      />
      <Button type="submit" variant="action" isBusy={isBusy} className="w-full">
        <FormattedMessage id="message.send" />
      </Button>
    </Form>
  );
}
