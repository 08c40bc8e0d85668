import { type FocusEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { findApplicationProblem } from './application-checks.ts';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import { IdentityFields } from './application-identity.tsx';
import { FormEnd } from './application-moves.tsx';
import { applicationProblemId } from './application-problems.ts';
import { Returned } from './application-returned.tsx';
import { ApplicationReview } from './application-review.tsx';
import { AddressFields, IncomeFields, PersonFields } from './application-sections.tsx';
import { type ApplicationStep, STEP_INPUT, savedInputsOf, stepOfField } from './application-steps.ts';
import type { ApplicationStart } from './load-application.server.ts';
import type { ApplicationReturned } from './submit-application.server.ts';
import { useFieldChecks } from './use-field-checks.ts';
import { useSavedApplication } from './use-saved-application.ts';

type Props = {
  /** What the shop knows already; nothing is asked twice. */
  readonly start: ApplicationStart;
  readonly returned: ApplicationReturned | undefined;
  /** Null for all steps at once. */
  readonly step: ApplicationStep | null;
};

type KeptIdentity = Pick<TypedApplication, 'birthMonth' | 'birthDay' | 'birthYear' | 'hasConsented'>;

/** A step of the application (checkout step `wof`). A plain form: checked by the server, whole without a script. */
export function ApplicationForm({ start, returned, step }: Props) {
  // Birth date and consent are saved nowhere; on the way to an earlier step and back this page remembers them.
  const [kept, setKept] = useState<KeptIdentity>();
  const typed = returned?.typed ?? { ...start.prefill, ...kept };
  return (
    <StepForm key={step} start={start} returned={returned} step={step} typed={typed} onIdentity={setKept} />
  );
}

type StepProps = Props & {
  readonly typed: TypedApplication;
  readonly onIdentity: (identity: KeptIdentity) => void;
};

function StepForm({ start, returned, step, typed, onIdentity }: StepProps) {
  const { matched, today } = start;
  const intl = useIntl();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const saving = useSavedApplication(form, returned);
  const isIdentityKnown = matched.born !== null && matched.ssn !== null;
  const isShown = (field: ApplicationField) => step === null || stepOfField(field) === step;
  const problems = (returned?.problems ?? []).filter(({ field }) => isShown(field));
  const checks = useFieldChecks(problems, returned, (field, element) => {
    const data = new FormData(element);
    const textOf = (name: string) => String(data.get(name) ?? '').trim();
    return findApplicationProblem(field, textOf, { today, isIdentityKnown });
  });
  const errorOf = (field: ApplicationField) => {
    const problem = checks.problemOf(field);
    return problem ? intl.formatMessage({ id: applicationProblemId(problem) }) : undefined;
  };
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const isAlone = step !== null;
  const fields = { typed, errorOf, isRight: checks.isRight };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onInput={checks.onInput}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        checks.onBlur(event);
        if (step === 'review') onIdentity(identityOf(event.currentTarget));
      }}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="idempotencyKey" value={returned?.idempotencyKey ?? start.idempotencyKey} />
      {step && <input type="hidden" name={STEP_INPUT} value={step} />}
      {step &&
        savedInputsOf(step, true).map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
      {matched.isUnmatched && !returned && step === 'about-you' && (
        <div className="mb-8">
          <Notice tone="info" role="status">
            <FormattedMessage id="application.unmatched" />
          </Notice>
        </div>
      )}
      {returned && (
        <Returned
          returned={returned}
          wrongFields={wrongFieldsOf(problems, isShown('ssn') && matched.ssn === null)}
        />
      )}
      <p role="status" className="sr-only">
        {checks.last && intl.formatMessage({ id: applicationProblemId(checks.last) })}
      </p>
      {isShown('firstName') && <PersonFields {...fields} isAlone={isAlone} />}
      {isShown('address1') && <AddressFields {...fields} isAlone={isAlone} />}
      {isShown('monthlyIncome') && <IncomeFields {...fields} isAlone={isAlone} />}
      {step === 'review' && <ApplicationReview typed={typed} />}
      {isShown('ssn') && (
        <IdentityFields typed={typed} errorOf={errorOf} returned={returned} matched={matched} />
      )}
      <FormEnd step={step} wrongFields={start.wrongFields} isBusy={isBusy} saving={saving} />
    </Form>
  );
}

/** The SSN is never sent back: after any other problem it is asked for again. */
function wrongFieldsOf(
  problems: readonly { readonly field: ApplicationField }[],
  isSsnAsked: boolean,
): readonly ApplicationField[] {
  const fields = problems.map(({ field }) => field);
  return isSsnAsked && fields.length > 0 && !fields.includes('ssn') ? [...fields, 'ssn'] : fields;
}

function identityOf(form: HTMLFormElement): KeptIdentity {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    birthMonth: text('birthMonth'),
    birthDay: text('birthDay'),
    birthYear: text('birthYear'),
    hasConsented: data.get('consent') !== null,
  };
}
