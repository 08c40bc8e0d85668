/** Every field of the application form, in reading order. The name is the input's and the error's. */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'ssn',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'timeAtAddress',
  'monthlyIncome',
  'payFrequency',
  'nextPayday',
  'consent',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

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
