import { ageOn, DECISION_MINIMUM_AGE } from '@ownpath/domain/approval';
import { type CalendarDate, isBefore, isCalendarDate } from '@ownpath/domain/dates';
import { canRentIn } from '@ownpath/domain/law';
import { DomainError } from '../../domain-error.ts';
import type { CompleteApplication } from './complete-application.ts';

/** An earlier birth date is a typing error. */
const MAXIMUM_AGE = 120;
const SANDBOX_SSN = /^90000\d{4}$/;
/** Never issued: areas 000, 666 and 900-999, group 00, serial 0000 (ssa.gov, SSN randomization). */
const ISSUABLE_SSN = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

type FieldError = { path: string; code: string };

export type ApplicationRules = {
  readonly today: CalendarDate;
  readonly acceptsSandboxNumbers: boolean;
};

/** Fields that the schema can't check. The codes name the rule, never the value. */
function wrongApplicationFields(form: CompleteApplication, rules: ApplicationRules): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: keyof CompleteApplication, code: string) =>
    errors.push({ path: `body.application.${field}`, code });

  if (!isCalendarDate(form.dateOfBirth)) add('dateOfBirth', 'not-a-date');
  else {
    const age = ageOn(form.dateOfBirth, rules.today);
    if (isBefore(rules.today, form.dateOfBirth) || age > MAXIMUM_AGE) add('dateOfBirth', 'not-a-birth-date');
    else if (age < DECISION_MINIMUM_AGE) add('dateOfBirth', 'under-age');
  }
  if (!isCalendarDate(form.nextPayday)) add('nextPayday', 'not-a-date');
  else if (isBefore(form.nextPayday, rules.today)) add('nextPayday', 'in-the-past');
  const isSandboxSsn = rules.acceptsSandboxNumbers && SANDBOX_SSN.test(form.ssn);
  if (!ISSUABLE_SSN.test(form.ssn) && !isSandboxSsn) add('ssn', 'not-issued');
  return errors;
}

/**
 * @throws DomainError `StateNotServed` when store or delivery state is closed; `InvalidParameters` with the fields
 */
export function checkApplication(
  form: CompleteApplication,
  storeStateCode: string,
  rules: ApplicationRules,
): void {
  if (!canRentIn(storeStateCode, form.stateCode.toUpperCase())) {
    throw new DomainError(
      'StateNotServed',
      'Online rental is not available in the state of the store or of the delivery address.',
    );
  }
  const fields = wrongApplicationFields(form, rules);
  if (fields.length > 0)
    throw new DomainError('InvalidParameters', 'The application is not valid.', { fields });
}
