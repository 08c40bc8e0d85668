import { formatPhone } from '@ownpath/domain/account';
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES } from '@ownpath/domain/phone-match';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PhoneMatchReturned } from './phone-match.server.ts';
import { TypeItAll } from './type-it-all.tsx';

type Props = {
  readonly phone: string;
  readonly mayResendAt: string | null;
  readonly changeHref: string;
  readonly returned: PhoneMatchReturned | undefined;
  readonly isSending: boolean;
};

export function CodeCard({ phone, mayResendAt, changeHref, returned, isSending }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isResendOpen = useOpensAt(mayResendAt);
  // A wrong code is typed anew, and its error is read out with the field.
  useEffect(() => {
    const input = document.getElementById('code');
    if (returned?.codeProblem == null || !(input instanceof HTMLInputElement)) return;
    input.value = '';
    input.focus();
  }, [returned]);
  useEffect(() => heading.current?.focus(), []);
  const error =
    returned?.codeProblem === 'wrong'
      ? intl.formatMessage({ id: 'phoneMatch.wrongCode' }, { count: returned.triesLeft })
      : returned?.codeProblem === 'malformed' && intl.formatMessage({ id: 'phoneMatch.error.digits' });
  return (
    <section className="max-w-xl rounded-card bg-white p-6 shadow-card md:p-9">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        <FormattedMessage id="phoneMatch.typeCode" />
      </h2>
      <p className="mt-2 text-sm text-ink-2">
        <FormattedMessage id="phoneMatch.sentTo" values={{ phone: formatPhone(phone) }} />{' '}
        <TextLink to={changeHref}>
          <FormattedMessage id="phoneMatch.change" />
        </TextLink>
      </p>
      <Form ref={form} method="post" noValidate className="mt-5">
        <input type="hidden" name="intent" value="check-code" />
        <OneTimeCodeField
          id="code"
          name="code"
          length={PHONE_CODE_DIGITS}
          label={intl.formatMessage({ id: 'phoneMatch.code' })}
          hint={intl.formatMessage({ id: 'phoneMatch.codeHint' }, { minutes: PHONE_CODE_MINUTES })}
          error={error || undefined}
          onComplete={() => form.current?.requestSubmit()}
        />
        <Button type="submit" variant="action" isBusy={isSending} className="mt-6 min-w-48 max-sm:w-full">
          <FormattedMessage id="phoneMatch.continue" />
        </Button>
      </Form>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" name="intent" value="resend-code" variant="outline" disabled={!isResendOpen}>
          <FormattedMessage id="phoneMatch.resend" />
        </Button>
        <TypeItAll />
      </Form>
    </section>
  );
}

/** False until the moment has come; true without JavaScript, where the server decides. */
function useOpensAt(moment: string | null): boolean {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    const waitMs = moment === null ? 0 : Date.parse(moment) - Date.now();
    setIsOpen(waitMs <= 0);
    if (waitMs <= 0) return;
    const timer = setTimeout(() => setIsOpen(true), waitMs);
    return () => clearTimeout(timer);
  }, [moment]);
  return isOpen;
}
