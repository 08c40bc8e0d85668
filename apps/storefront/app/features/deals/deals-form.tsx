import { canSubmitDealsSignUp, type DealsSignUpForm } from '@ownpath/domain/account';
import { DEALS_FIELDS } from '@ownpath/domain/forms';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import {
  DEALS_THANKS_PATH,
  type DealsField,
  type DealsResult,
  emptyDealsForm,
  problemFieldsOf,
  readDealsForm,
} from './deals-form-data.ts';
import { DealsProblem, DealsTrouble, useDealsSignUp } from './use-deals-sign-up.tsx';

type Props = {
  /** Where the form is in the shop, stored with the consent. */
  readonly source: string;
  /** The terms that ticking the box agrees to. */
  readonly terms: ReactNode;
  /** The answer to a form that was sent without JavaScript. */
  readonly answer?: DealsResult | undefined;
  /** Failures read as those of the shop's shell (specification section 8). */
  readonly isShell?: boolean;
  /** Before the thank-you page opens; a dialog closes here. */
  readonly onDone?: () => void;
};

/** Specification section 2: email, mobile number, consent, Submit. For a page or a dialog. */
export function DealsForm({ source, terms, answer, isShell = false, onDone }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const showToast = useToast();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const earlier = answer && !answer.ok ? answer : null;
  const draft = useDraft(form, earlier?.form ?? emptyDealsForm);
  const signUp = useDealsSignUp(() => {
    form.current?.reset();
    draft.forget();
    onDone?.();
    showToast({ tone: 'done', content: <FormattedMessage id="deals.thanks" /> });
    void navigate(DEALS_THANKS_PATH);
  });
  const isHydrated = useIsHydrated();
  const refusal = signUp.refusal ?? (draft.isTouched ? null : earlier);
  const errorOf = (field: DealsField) =>
    draft.problems.includes(field) || refusal?.problems.includes(field) ? (
      <DealsProblem field={field} />
    ) : undefined;
  const formError = errorOf('form');
  return (
    <signUp.Form {...signUp.formProps} ref={form} noValidate={isHydrated} {...draft.handlers}>
      <input type="hidden" name="source" value={source} />
      <div className="grid gap-5">
        <TextField
          {...DEALS_FIELDS.email}
          id={`${id}-email`}
          name="email"
          label={formatMessage({ id: 'deals.email' })}
          defaultValue={earlier?.form.email}
          error={errorOf('email')}
        />
        <PhoneField
          {...DEALS_FIELDS.phone}
          id={`${id}-phone`}
          name="phone"
          label={formatMessage({ id: 'deals.phone' })}
          error={errorOf('phone')}
          {...(earlier && { defaultValue: earlier.form.phone })}
        />
        <div>
          <Checkbox
            id={`${id}-opt-in`}
            name="optIn"
            value="1"
            defaultChecked={earlier?.form.hasOptedIn ?? false}
            label={formatMessage({ id: 'deals.optIn' })}
            error={errorOf('optIn')}
          />
          <div className="mt-2 pl-8.5 text-xs text-ink-2">{terms}</div>
        </div>
      </div>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {formError && <Notice tone="error">{formError}</Notice>}
        {refusal?.trouble && (
          <Notice tone="error">
            <DealsTrouble trouble={refusal.trouble} isShell={isShell} />
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        variant="action"
        isBlock
        isBusy={signUp.isSending}
        disabled={isHydrated && !canSubmitDealsSignUp(draft.form)}
        className="mt-5"
      >
        <FormattedMessage id={signUp.isSending ? 'deals.submitting' : 'deals.submit'} />
      </Button>
    </signUp.Form>
  );
}

/** The form's current values, and the problems to show: those of the email at once, the rest on blur. */
function useDraft(element: React.RefObject<HTMLFormElement | null>, initial: DealsSignUpForm) {
  const [form, setForm] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const read = () => {
    if (element.current) setForm(readDealsForm(new FormData(element.current)));
  };
  // A browser may have filled the fields before the page was hydrated.
  useEffect(read, []);
  const touch = (name: string) => setTouched((names) => new Set([...names, name]));
  const shown: Record<DealsField, boolean> = {
    form: touched.has('email') || touched.has('phone'),
    email: touched.has('email'),
    phone: touched.has('phone'),
    optIn: touched.has('phone'),
  };
  return {
    form,
    isTouched: touched.size > 0,
    problems: problemFieldsOf(form).filter((field) => shown[field]),
    forget: () => {
      setForm(emptyDealsForm);
      setTouched(new Set());
    },
    handlers: {
      onInput: (event: FormEvent<HTMLFormElement>) => {
        read();
        if ((event.target as HTMLInputElement).name === 'email') touch('email');
      },
      onBlur: (event: FormEvent<HTMLFormElement>) => {
        const { name, value } = event.target as HTMLInputElement;
        if (name === 'phone' && value !== '') touch('phone');
      },
    },
  };
}
