import { POSTAL_CODE_DIGITS, phoneDigitsOf } from '@ownpath/domain/account';
import {
  APPLICATION_FIELDS,
  type Reading,
  readBirthDate,
  readIncomeCents,
  readMonthsAtAddress,
  readPayday,
  readSsn,
} from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { US_STATES } from '@ownpath/domain/stores';
import { z } from 'zod';
import { INVALID, nameField, requiredCheckbox, textField } from './form-field.ts';

const fields = APPLICATION_FIELDS;

/** Version of the consent text that the form shows; raise it when the text changes. */
export const DECISION_CONSENT_VERSION = 'decision-2026-11';

/**
 * The application as the page's form sends it, parsed into the body of `getInstantApproval`. Values from several
 * inputs are parsed in a nested object, so that all problems of the form are reported at once.
 * @param today the day used to check dates
 * @param isIdentityKnown a phone match has the birth date and the SSN: they may be left empty
 */
export function applicationFormFor(today: string, isIdentityKnown = false) {
  return z
    .object({
      firstName: nameField(fields.firstName),
      lastName: nameField(fields.lastName),
      email: textField(fields.email),
      phone: textField(fields.phone).transform(phoneDigitsOf),
      address1: textField(fields.address1),
      address2: textField(fields.address2).prefault(''),
      city: textField(fields.city),
      stateCode: readAs(z.string(INVALID), (text) =>
        known(US_STATES.find(({ code }) => code === text)?.code),
      ),
      postalCode: textField(fields.postalCode).transform((text) => text.slice(0, POSTAL_CODE_DIGITS)),
      timeAtAddress: readAs(
        z.object({ years: z.string(INVALID), months: z.string(INVALID) }),
        ({ years, months }) => known(readMonthsAtAddress(years, months)),
      ),
      monthlyIncome: readAs(z.string(INVALID), (text) => known(readIncomeCents(text))),
      payFrequency: z.enum(FREQUENCIES, INVALID),
      nextPayday: readAs(z.string(INVALID), (text) => readPayday(text, today)),
      dateOfBirth: readAs(
        z.object({ month: z.string(INVALID), day: z.string(INVALID), year: z.string(INVALID) }),
        (parts): Reading<string | undefined> =>
          isIdentityKnown && Object.values(parts).every((part) => part.trim() === '')
            ? { ok: true, value: undefined }
            : readBirthDate(parts, today),
      ),
      ssn: readAs(
        z.string(INVALID),
        (text): Reading<string | undefined> =>
          isIdentityKnown && text.trim() === '' ? { ok: true, value: undefined } : known(readSsn(text)),
      ),
      consent: requiredCheckbox,
    })
    .transform(({ address2, timeAtAddress, monthlyIncome, consent: _, ssn, dateOfBirth, ...rest }) => ({
      ...rest,
      ...(ssn !== undefined && { ssn }),
      ...(dateOfBirth !== undefined && { dateOfBirth }),
      ...(address2 !== '' && { address2 }),
      monthsAtAddress: timeAtAddress,
      monthlyIncomeCents: monthlyIncome,
      decisionConsentVersion: DECISION_CONSENT_VERSION,
    }));
}

/** Parses typed text; a parsing problem becomes an issue of the schema. */
function readAs<Input extends z.ZodType, Value>(
  input: Input,
  read: (typed: z.output<Input>) => Reading<Value>,
) {
  return input.transform((typed, { issues }): Value => {
    const reading = read(typed);
    if (reading.ok) return reading.value;
    issues.push({ code: 'custom', message: reading.problem, input: typed });
    return z.NEVER;
  });
}

function known<Value>(value: Value | null | undefined): Reading<Value> {
  return value == null ? { ok: false, problem: INVALID } : { ok: true, value };
}
