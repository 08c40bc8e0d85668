import { DEALS_CONFIRMATION_MS } from '@ownpath/domain/constants';
import { DEALS_FIELDS } from '@ownpath/domain/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Radio } from '../../ui/radio.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type DealsField, problemFieldsOf, readDealsForm } from './deals-form-data.ts';
import { DealsProblem, DealsTrouble, useDealsSignUp } from './use-deals-sign-up.tsx';

type Channel = 'email' | 'phone';

/** Specification section 2: choose Email or Text, enter the value, submit. Stays on its page. */
export function GetStartedForm() {
  const { formatMessage } = useIntl();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [channel, setChannel] = useState<Channel>('email');
  const [problems, setProblems] = useState<readonly DealsField[]>([]);
  const [isThanked, setIsThanked] = useState(false);
  const signUp = useDealsSignUp(() => {
    form.current?.reset();
    setChannel('email');
    setIsThanked(true);
  });
  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setIsThanked(false), DEALS_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isThanked]);

  const check = () => {
    const found = form.current ? problemFieldsOf(readDealsForm(new FormData(form.current))) : [];
    setProblems(found);
    return found.length === 0;
  };
  const valueError = valueErrorOf(channel, problems);
  const trouble = problems.length === 0 ? signUp.refusal?.trouble : null;
  return (
    <signUp.Form
      {...signUp.formProps}
      ref={form}
      noValidate={isHydrated}
      onInput={() => problems.length > 0 && check()}
      onSubmit={(event) => {
        if (!check()) event.preventDefault();
      }}
      className="grid gap-4"
    >
      <input type="hidden" name="source" value="get-started" />
      <fieldset className="flex flex-wrap gap-x-7 gap-y-2">
        <legend className="mb-2 text-sm font-semibold">
          <FormattedMessage id="deals.channel" />
        </legend>
        {(['email', 'phone'] as const).map((value) => (
          <Radio
            key={value}
            id={`${id}-${value}`}
            name="channel"
            value={value}
            checked={channel === value}
            onChange={() => {
              setChannel(value);
              setProblems([]);
            }}
            label={<FormattedMessage id={value === 'email' ? 'deals.byEmail' : 'deals.byText'} />}
          />
        ))}
      </fieldset>
      {channel === 'phone' && isHydrated ? (
        <PhoneField
          {...DEALS_FIELDS.phone}
          id={`${id}-value`}
          name="value"
          label={formatMessage({ id: 'deals.phone' })}
          error={valueError}
        />
      ) : (
        <TextField
          maxLength={DEALS_FIELDS.email.maxLength}
          autoComplete={DEALS_FIELDS.email.autoComplete}
          id={`${id}-value`}
          name="value"
          label={formatMessage({ id: isHydrated ? 'deals.email' : 'deals.emailOrPhone' })}
          error={valueError}
        />
      )}
      {(channel === 'phone' || !isHydrated) && (
        <Checkbox
          id={`${id}-opt-in`}
          name="optIn"
          value="1"
          label={<FormattedMessage id="deals.optIn" />}
          error={problems.includes('optIn') ? <DealsProblem field="optIn" /> : undefined}
        />
      )}
      <Button type="submit" isBusy={signUp.isSending} className="justify-self-start">
        <FormattedMessage id={signUp.isSending ? 'deals.submitting' : 'deals.submit'} />
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {isThanked && (
          <Notice tone="success">
            <FormattedMessage id="deals.in" />
          </Notice>
        )}
        {trouble && (
          <Notice tone="error">
            <DealsTrouble trouble={trouble} isShell />
          </Notice>
        )}
      </div>
    </signUp.Form>
  );
}

function valueErrorOf(channel: Channel, problems: readonly DealsField[]) {
  if (problems.includes('form')) return <DealsProblem field="form" />;
  if (!problems.includes(channel)) return undefined;
  return <FormattedMessage id={channel === 'email' ? 'deals.error.email' : 'deals.error.phoneShell'} />;
}
