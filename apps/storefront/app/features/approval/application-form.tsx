import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { DefaultSubmit } from '../../ui/default-submit.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressNote } from './application-address.tsx';
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
import { addressProblemOf, isLine, useAddressCheck } from './use-address-check.ts';
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
  const address = useAddressCheck(form, { isAsked: step === 'home', typed, returned });
  const addressProblem = (field: ApplicationField) =>
    isLine(field) && checks.isBeingTyped(field) ? null : addressProblemOf(address, field);
  const errorOf = (field: ApplicationField) => {
    const problem = checks.problemOf(field) ?? addressProblem(field);
    return problem ? intl.formatMessage({ id: applicationProblemId(problem) }) : undefined;
  };
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const isAlone = step !== null;
  const isRight = (field: ApplicationField) => checks.isRight(field) && addressProblem(field) === null;
  const fields = { typed, errorOf, isRight };
  const found = checks.last ?? address?.problems[0];
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
      <DefaultSubmit />
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
      {start.isSentBack && !returned && <SentBack start={start} />}
      {returned && (
        <Returned
          returned={returned}
          wrongFields={wrongFieldsOf(problems, isShown('ssn') && matched.ssn === null)}
          isPlaceBelow={step === 'home'}
        />
      )}
      <p role="status" className="sr-only">
        {found && intl.formatMessage({ id: applicationProblemId(found) })}
      </p>
      {isShown('firstName') && <PersonFields {...fields} isAlone={isAlone} />}
      {isShown('address1') && (
        <AddressFields {...fields} isAlone={isAlone}>
          {step === 'home' && <AddressNote answer={address} returned={returned} />}
        </AddressFields>
      )}
      {isShown('monthlyIncome') && <IncomeFields {...fields} isAlone={isAlone} />}
      {step === 'review' && <ApplicationReview typed={typed} />}
      {isShown('ssn') && <IdentityFields {...fields} returned={returned} matched={matched} />}
      <FormEnd step={step} wrongFields={start.wrongFields} isBusy={isBusy} saving={saving} />
    </Form>
  );
}

/** Why an earlier step is shown than the one that was asked for. */
function SentBack({ start }: { readonly start: ApplicationStart }) {
  const notice = useRef<HTMLDivElement>(null);
  // Every answer of the server says it anew.
  useEffect(() => notice.current?.focus(), [start]);
  return (
    <div ref={notice} tabIndex={-1} className="mb-8 rounded-control">
      <Notice tone="info" role="status">
        <FormattedMessage id="application.sentBack" />
      </Notice>
    </div>
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
