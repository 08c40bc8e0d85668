import type { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { ApplicationField } from './application-fields.ts';

/** `range` where the value is understood and can't be: a payday in the past, a birth date in the future; `hidden`
 * for a name with invisible characters; the others are of an address. */
export type ApplicationProblem = {
  readonly field: ApplicationField;
  readonly kind: 'invalid' | 'range' | 'hidden' | AddressProblem;
};

/** Codes of the engine for an address that nothing can be delivered to. */
const addressIds = {
  unknown: 'application.error.postalCodeUnknown',
  'other-state': 'application.error.postalCodeState',
  'po-box': 'application.error.poBox',
} as const satisfies Record<string, string>;
type AddressProblem = keyof typeof addressIds;

function isAddressProblem(code: string): code is AddressProblem {
  return Object.hasOwn(addressIds, code);
}

const invalidIds = {
  firstName: 'application.error.firstName',
  lastName: 'application.error.lastName',
  email: 'application.error.email',
  phone: 'application.error.phone',
  dateOfBirth: 'application.error.dateOfBirth',
  ssn: 'application.error.ssn',
  address1: 'application.error.address1',
  address2: 'application.error.address2',
  city: 'application.error.city',
  stateCode: 'application.error.stateCode',
  postalCode: 'application.error.postalCode',
  timeAtAddress: 'application.error.timeAtAddress',
  monthlyIncome: 'application.error.monthlyIncome',
  payFrequency: 'application.error.payFrequency',
  nextPayday: 'application.error.nextPayday',
  consent: 'application.error.consent',
} as const satisfies Record<ApplicationField, string>;

const rangeIds = {
  dateOfBirth: 'application.error.dateOfBirthRange',
  nextPayday: 'application.error.nextPaydayRange',
} as const satisfies Partial<Record<ApplicationField, string>>;

const hiddenIds = {
  firstName: 'application.error.firstNameHidden',
  lastName: 'application.error.lastNameHidden',
} as const satisfies Partial<Record<ApplicationField, string>>;

export function applicationProblemId({ field, kind }: ApplicationProblem): string {
  if (isAddressProblem(kind)) return addressIds[kind];
  if (kind === 'range' && (field === 'dateOfBirth' || field === 'nextPayday')) return rangeIds[field];
  if (kind === 'hidden' && (field === 'firstName' || field === 'lastName')) return hiddenIds[field];
  return invalidIds[field];
}

/** The field of the form that a field of the contract is filled in by; null for one that no input holds. */
export function fieldOfContractPath(path: string): ApplicationField | null {
  const name = path.replace(/^application\./, '');
  const renamed: Record<string, ApplicationField> = {
    monthsAtAddress: 'timeAtAddress',
    monthlyIncomeCents: 'monthlyIncome',
    decisionConsentVersion: 'consent',
  };
  if (Object.hasOwn(renamed, name)) return renamed[name] ?? null;
  return Object.hasOwn(invalidIds, name) ? (name as ApplicationField) : null;
}

/** What a refusal says about the fields. */
export function problemsOfError({ fields = [] }: Pick<CommerceError, 'fields'>): ApplicationProblem[] {
  return fields.flatMap(({ path, code }) => {
    const field = fieldOfContractPath(path.replace(/^body\./, ''));
    return field ? [{ field, kind: isAddressProblem(code) ? code : ('invalid' as const) }] : [];
  });
}

/** What to say when the application could not be sent at all. */
const failureIds = {
  StoreRequired: 'application.failure.storeRequired',
  StateNotServed: 'application.failure.stateNotServed',
  TooManyRequests: 'application.failure.tooManyRequests',
  IdempotencyKeyReused: 'application.failure.alreadySent',
  NotSaved: 'application.failure.notSaved',
} as const satisfies Record<string, string>;

export function applicationFailureId(code: string): string {
  return Object.hasOwn(failureIds, code)
    ? failureIds[code as keyof typeof failureIds]
    : 'application.failure.unknown';
}
