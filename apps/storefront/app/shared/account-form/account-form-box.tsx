import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusAnswer } from '../../ui/typing.ts';
import type { AccountAnswer } from './account-form.ts';

/** Id, name, label and error of a field, by its name. A checkbox has a label of its own. */
export type FieldOf = (
  field: string,
  labelId?: string,
) => {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
};

type Props = {
  /** The name that the action finds in `form`. */
  readonly form: string;
  /** The page action's answer, to this or to another form of the page. */
  readonly answer: AccountAnswer | undefined;
  readonly done: ReactNode;
  readonly submit: ReactNode;
  readonly variant?: 'action' | 'outline';
  readonly children?: (fieldOf: FieldOf, typed: AccountAnswer['typed']) => ReactNode;
};

/** One form of an account page: its fields, what is wrong with them, its button, and what it did. */
export function AccountFormBox({ form, answer, done, submit, variant = 'outline', children }: Props) {
  const intl = useIntl();
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('form') === form;
  // The answer comes before the page's new data: shown in two steps it would move the button from under a press.
  const own = answer?.form === form && !isBusy ? answer : undefined;
  const idOf = (field: string) => `${form}-${field}`;
  const messageOf = (id: string) => intl.formatMessage({ id });
  const labels = new Map<string, string>();
  const fieldOf: FieldOf = (field, labelId) => {
    const problem = own?.problems.find((candidate) => candidate.field === field);
    const label = labelId === undefined ? '' : messageOf(labelId);
    if (label !== '') labels.set(field, label);
    return { id: idOf(field), name: field, label, error: problem && messageOf(problem.messageId) };
  };
  const fields = children?.(fieldOf, own?.typed ?? {});
  // A problem that is no field's own is said in full.
  const wrong = (own?.problems ?? []).map(({ field, messageId }) => ({
    fieldId: idOf(field),
    name: labels.get(field) ?? messageOf(messageId),
  }));
  return (
    <Form method="post" noValidate preventScrollReset className="max-w-xl">
      <input type="hidden" name="form" value={form} />
      {own && (
        <Outcome answer={own}>
          {own.isDone && (
            <Notice tone="success" role="status">
              {done}
            </Notice>
          )}
          {own.failure && (
            <Notice tone="error" role="alert">
              <FormattedMessage
                id={own.failure.messageId}
                values={{ wait: waitText(intl, own.failure.waitSeconds), reset: (text) => text }}
              />
            </Notice>
          )}
          <ErrorSummary
            title={intl.formatMessage({ id: 'application.problems' }, { count: wrong.length })}
            fields={wrong}
            answer={own}
          />
        </Outcome>
      )}
      {fields && <div className="grid gap-4">{fields}</div>}
      <Button
        type="submit"
        variant={variant}
        isBusy={isBusy}
        className={children ? 'mt-5 max-sm:w-full' : 'max-sm:w-full'}
      >
        {submit}
      </Button>
    </Form>
  );
}

/** Takes the focus with each answer, so that it is read and seen; not from somebody who is typing. */
function Outcome({ answer, children }: { readonly answer: AccountAnswer; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer.problems.length === 0) focusAnswer(box.current);
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1} className="mb-5 rounded-control">
      {children}
    </div>
  );
}

type CardProps = {
  readonly id?: string;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** A white card of an account page. */
export function AccountCard({ id, title, intro, children }: CardProps) {
  return (
    <section id={id} className="min-w-0 scroll-mt-6 rounded-card bg-white p-5 shadow-card sm:p-7">
      <h2 className="text-[1.375rem]">{title}</h2>
      {intro && <p className="mt-1.5 max-w-prose text-ink-2">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
