import type { Basket } from '@ownpath/contracts/basket';
import { APPLICATION_FIELDS } from '@ownpath/domain/forms';

/** Every field of the application form, in reading order. The name is the input's and the error's. */
export const APPLICATION_FIELD_NAMES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'timeAtAddress',
  'monthlyIncome',
  'payFrequency',
  'nextPayday',
  'dateOfBirth',
  'ssn',
  'consent',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELD_NAMES)[number];

/** What the shopper typed, to show again. Never the social security number. */
export type TypedApplication = Readonly<
  Record<
    | Exclude<ApplicationField, 'dateOfBirth' | 'timeAtAddress' | 'ssn' | 'consent'>
    | 'birthMonth'
    | 'birthDay'
    | 'birthYear'
    | 'yearsAtAddress'
    | 'monthsAtAddress',
    string
  >
> & { readonly hasConsented: boolean };

export const EMPTY_APPLICATION: TypedApplication = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthMonth: '',
  birthDay: '',
  birthYear: '',
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  postalCode: '',
  yearsAtAddress: '',
  monthsAtAddress: '',
  monthlyIncome: '',
  payFrequency: '',
  nextPayday: '',
  hasConsented: false,
};

/** Where the error summary's link leads: the first input of the field. */
export function inputIdOf(field: ApplicationField): string {
  if (field === 'dateOfBirth') return 'birthMonth';
  if (field === 'timeAtAddress') return 'yearsAtAddress';
  return field;
}

type ApplicationInput = keyof typeof APPLICATION_FIELDS | 'consent';

/** The field that an input is a part of. */
export function fieldOfInput(name: ApplicationInput): ApplicationField {
  switch (name) {
    case 'birthMonth':
    case 'birthDay':
    case 'birthYear':
      return 'dateOfBirth';
    case 'yearsAtAddress':
    case 'monthsAtAddress':
      return 'timeAtAddress';
    default:
      return name;
  }
}

export function isApplicationInput(name: string): name is ApplicationInput {
  return name === 'consent' || Object.hasOwn(APPLICATION_FIELDS, name);
}

/** What the shop knows from an earlier step or another visit. */
export function prefillFrom(basket: Basket | null): TypedApplication {
  if (!basket) return EMPTY_APPLICATION;
  const address = basket.shippingAddress ?? {};
  return {
    ...EMPTY_APPLICATION,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    email: basket.email ?? '',
    phone: address.phone ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    stateCode: address.stateCode ?? '',
    postalCode: address.postalCode ?? '',
  };
}
