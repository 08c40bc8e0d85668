import {
  APPLICATION_FIELDS,
  findFieldProblem,
  hasHiddenCharacters,
  type Reading,
  readBirthDate,
  readIncomeCents,
  readMonthsAtAddress,
  readPayday,
  readSsn,
} from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { US_STATES } from '@ownpath/domain/stores';
import type { ApplicationField } from './application-fields.ts';
import type { ApplicationProblem } from './application-problems.ts';

type Known = {
  /** The server's day. */
  readonly today: string;
  /** A phone match has birth date and SSN: they may be left empty. */
  readonly isIdentityKnown: boolean;
};

/**
 * What is wrong with a field, from the rules that the server's schema is made of.
 * @param textOf the trimmed text of an input
 */
export function findApplicationProblem(
  field: ApplicationField,
  textOf: (input: string) => string,
  { today, isIdentityKnown }: Known,
): ApplicationProblem | null {
  const invalid = { field, kind: 'invalid' } as const;
  const unless = (isRight: boolean) => (isRight ? null : invalid);
  const problemOf = (reading: Reading<unknown>) => (reading.ok ? null : { field, kind: reading.problem });
  const text = textOf(field);
  switch (field) {
    case 'firstName':
    case 'lastName':
      if (hasHiddenCharacters(text)) return { field, kind: 'hidden' };
      return unless(findFieldProblem(APPLICATION_FIELDS[field], text) === null);
    case 'dateOfBirth': {
      const [month, day, year] = [textOf('birthMonth'), textOf('birthDay'), textOf('birthYear')];
      if (isIdentityKnown && month + day + year === '') return null;
      return problemOf(readBirthDate({ month, day, year }, today));
    }
    case 'ssn':
      return unless((isIdentityKnown && text === '') || readSsn(text) !== null);
    case 'stateCode':
      return unless(US_STATES.some(({ code }) => code === text));
    case 'timeAtAddress':
      return unless(readMonthsAtAddress(textOf('yearsAtAddress'), textOf('monthsAtAddress')) !== null);
    case 'monthlyIncome':
      return unless(readIncomeCents(text) !== null);
    case 'payFrequency':
      return unless(FREQUENCIES.some((frequency) => frequency === text));
    case 'nextPayday':
      return problemOf(readPayday(text, today));
    case 'consent':
      return unless(text !== '');
    default:
      return unless(findFieldProblem(APPLICATION_FIELDS[field], text) === null);
  }
}
