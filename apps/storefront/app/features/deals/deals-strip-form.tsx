import { DEALS_STRIP_FIELDS, type FieldProblem, findFieldProblem } from '@ownpath/domain/forms';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { DEALS_THANKS_PATH } from './deals-form-data.ts';
import { DealsTrouble, useDealsSignUp } from './use-deals-sign-up.tsx';

type Props = { readonly placeholder: string; readonly button: string };

const { email: rule } = DEALS_STRIP_FIELDS;

const problems = {
  required: <FormattedMessage id="deals.error.required" />,
  invalid: <FormattedMessage id="deals.error.email" />,
} as const satisfies Record<FieldProblem, ReactNode>;

/** The email-only sign-up in one row. */
export function DealsStripForm({ placeholder, button }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const showToast = useToast();
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const signUp = useDealsSignUp(() => {
    form.current?.reset();
    showToast({ tone: 'done', content: <FormattedMessage id="deals.thanks" /> });
    void navigate(DEALS_THANKS_PATH);
  });
  const trouble = signUp.refusal?.trouble;
  const error = problem ? problems[problem] : trouble ? <DealsTrouble trouble={trouble} isShell /> : null;
  return (
    <signUp.Form
      {...signUp.formProps}
      ref={form}
      noValidate={isHydrated}
      onSubmit={(event) => {
        const found = problemOf(form.current);
        setProblem(found);
        if (found) event.preventDefault();
      }}
    >
      <input type="hidden" name="source" value="strip" />
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <input
          {...rule}
          id={id}
          name="email"
          placeholder={placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) =>
            setProblem(event.target.value === '' ? null : findFieldProblem(rule, event.target.value.trim()))
          }
          className="h-12 w-full min-w-0 rounded-pill border-[1.5px] border-oat-500 bg-white px-5 text-base placeholder:text-ink-3 placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-error"
        />
        <Button type="submit" isBusy={signUp.isSending} className="flex-none whitespace-nowrap">
          {button}
        </Button>
      </div>
      {error && (
        <div role="status" className="pl-5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </signUp.Form>
  );
}

function problemOf(form: HTMLFormElement | null): FieldProblem | null {
  return findFieldProblem(rule, String(form && new FormData(form).get('email')).trim());
}
