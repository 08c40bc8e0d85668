import type { HelpRequest } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldNotes, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { radioClass } from '../../ui/radio.tsx';
import { helpProblemId, kindIds, outcomeIds } from './help-texts.ts';
import type { PaymentHelpData } from './load-payment-help.server.ts';
import type { HelpReturned } from './take-payment-help.server.ts';

const KINDS = ['new-payday', 'smaller-item', 'send-back', 'something-else'] as const;
const MESSAGE_MAX_LENGTH = 500;

type Props = Pick<PaymentHelpData, 'help' | 'store'> & {
  readonly requestKey: string;
  readonly returned: HelpReturned | null;
};

/** More than a few days: what to ask the store for, and what became of it. */
export function AskStore({ help, store, requestKey, returned }: Props) {
  const { request } = help;
  const form = <AskForm help={help} requestKey={requestKey} returned={returned} />;
  return (
    <section aria-labelledby="ask-store" className="mt-12">
      <h2 id="ask-store" className="text-xl">
        <FormattedMessage id="payHelp.ask.title" />
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">
        <FormattedMessage id="payHelp.ask.intro" />
      </p>
      {request && <Asked request={request} timeZone={store?.timeZone} />}
      {request === null && form}
      {request !== null && request.outcome !== null && (
        <div className="mt-3">
          <Collapsible title={<FormattedMessage id="payHelp.ask.again" />} isOpen={returned?.form === 'ask'}>
            {form}
          </Collapsible>
        </div>
      )}
    </section>
  );
}

type AskedProps = { readonly request: HelpRequest; readonly timeZone: string | undefined };

/** The state of a request, and the store's answer. */
function Asked({ request, timeZone }: AskedProps) {
  const { formatMessage } = useIntl();
  const dates = useDateText(timeZone);
  const { kind, createdAt, answerBy, outcome, answer, answeredAt } = request;
  return (
    <div className="mt-4">
      <Notice tone={outcome === 'agreed' ? 'success' : outcome === null ? 'info' : 'honey'}>
        <p className="font-semibold">
          <FormattedMessage
            id="payHelp.asked"
            values={{ kind: formatMessage({ id: kindIds[kind].title }), date: dates.medium(createdAt) }}
          />
        </p>
        <p className="mt-1">
          {outcome === null ? (
            <FormattedMessage id="payHelp.asked.waiting" values={{ date: dates.weekday(answerBy) }} />
          ) : (
            <FormattedMessage id={outcomeIds[outcome]} />
          )}
        </p>
        {answer !== null && (
          <blockquote className="mt-2 border-l-2 border-spruce-600 pl-3 wrap-anywhere">
            {answer}
            {answeredAt && <footer className="text-sm text-ink-2">{dates.medium(answeredAt)}</footer>}
          </blockquote>
        )}
      </Notice>
    </div>
  );
}

type FormProps = Pick<Props, 'help' | 'requestKey' | 'returned'>;

function AskForm({ help, requestKey, returned }: FormProps) {
  const { formatMessage } = useIntl();
  const isAsking = useNavigation().formData?.get('intent') === 'ask';
  const problem = (code: string) =>
    returned?.code === code ? formatMessage({ id: helpProblemId(code) }) : undefined;
  const kindError = problem('KindMissing');
  return (
    <Form method="post" preventScrollReset className="mt-5">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="agreementId" value={help.agreementId} />
      <input type="hidden" name="agreementNumber" value={help.agreementNumber} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <fieldset aria-describedby={kindError ? 'help-kind-error' : undefined} className="min-w-0">
        <legend className="sr-only">
          <FormattedMessage id="payHelp.ask.title" />
        </legend>
        {KINDS.map((kind) => (
          <label
            key={kind}
            className={cx(
              'flex cursor-pointer items-start gap-4 border-t border-oat-300 py-4 last-of-type:border-b',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              required
              className={cx(radioClass, 'mt-0.5 outline-none')}
            />
            <span className="min-w-0">
              <b className="block font-display text-lg leading-tight font-semibold">
                <FormattedMessage id={kindIds[kind].title} />
              </b>
              <span className="text-ink-2">
                <FormattedMessage id={kindIds[kind].hint} />
              </span>
            </span>
          </label>
        ))}
        <FieldNotes id="help-kind" error={kindError} />
      </fieldset>
      <TextAreaField
        id="help-message"
        name="message"
        label={formatMessage({ id: 'payHelp.ask.message' })}
        hint={formatMessage({ id: 'payHelp.ask.message.hint' })}
        error={problem('MessageTooLong')}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={returned?.message}
        className="mt-5"
      />
      <Button type="submit" variant="outline" isBusy={isAsking} className="mt-4 max-sm:w-full">
        <FormattedMessage id="payHelp.ask.button" />
      </Button>
    </Form>
  );
}
