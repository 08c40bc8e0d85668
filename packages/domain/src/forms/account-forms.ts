import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../account/index.ts';
import { APPLICATION_FIELDS } from './application-form.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from './contact-fields.ts';
import type { FieldRule, FormRules } from './field-rule.ts';

/** The email address that identifies an account. */
const LOGIN_EMAIL = { ...EMAIL, autoComplete: 'username' } as const satisfies FieldRule;

/** Every other requirement of a new password has its own message, see `listUnmetPasswordRequirements`. */
const NEW_PASSWORD = {
  required: true,
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
} as const satisfies FieldRule;

/** Rules for new passwords do not apply to existing ones. */
const CURRENT_PASSWORD = { required: true, maxLength: PASSWORD_MAX_LENGTH } as const satisfies FieldRule;

/** Sign-in requires only that both fields are filled (specification section 5). */
export const LOGIN_FIELDS = {
  email: { required: true, maxLength: EMAIL_MAX_LENGTH, type: 'email', autoComplete: 'username' },
  password: { ...CURRENT_PASSWORD, pattern: '.*\\S.*' },
} as const satisfies FormRules;

export const REGISTRATION_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  email: LOGIN_EMAIL,
  password: NEW_PASSWORD,
} as const satisfies FormRules;

export const RESET_REQUEST_FIELDS = { email: LOGIN_EMAIL } as const satisfies FormRules;

export const NEW_PASSWORD_FIELDS = { password: NEW_PASSWORD } as const satisfies FormRules;

export const EMAIL_CHANGE_FIELDS = {
  email: LOGIN_EMAIL,
  currentPassword: CURRENT_PASSWORD,
} as const satisfies FormRules;

export const PASSWORD_CHANGE_FIELDS = {
  currentPassword: CURRENT_PASSWORD,
  password: NEW_PASSWORD,
} as const satisfies FormRules;

/** The note for the crew of a delivery or a pick-up. */
export const MAX_VISIT_NOTE_LENGTH = 200;
/** Name and further phones; the mobile number is changed with a code. */
export const PROFILE_FIELDS = {
  firstName: FIRST_NAME,
  lastName: LAST_NAME,
  phoneHome: { ...PHONE, required: false },
  phoneBusiness: { ...PHONE, required: false },
} as const satisfies FormRules;

export const MOBILE_FIELDS = { phone: PHONE } as const satisfies FormRules;

export const PHONE_CODE_FIELDS = {
  code: {
    required: true,
    maxLength: 7,
    pattern: '\\d{3}[ \\-]?\\d{3}',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
} as const satisfies FormRules;

/** An agreement to link: its number, with or without the hyphen, and the end of the phone number on record. */
export const LINK_AGREEMENT_FIELDS = {
  agreementNumber: {
    required: true,
    maxLength: 20,
    pattern: '\\d{5}[ \\-]?\\d{7,12}',
    inputMode: 'numeric',
    autoComplete: 'off',
  },
  phoneLast4: { required: true, maxLength: 4, pattern: '\\d{4}', inputMode: 'numeric', autoComplete: 'off' },
} as const satisfies FormRules;

/** An entry of the address book: the customer's own name for it, and the address. */
export const ADDRESS_BOOK_FIELDS = {
  name: { required: true, maxLength: 40, autoComplete: 'off' },
  address1: APPLICATION_FIELDS.address1,
  address2: APPLICATION_FIELDS.address2,
  city: APPLICATION_FIELDS.city,
  stateCode: APPLICATION_FIELDS.stateCode,
  postalCode: APPLICATION_FIELDS.postalCode,
} as const satisfies FormRules;

export const INVITATION_FIELDS = {
  friendName: { ...FIRST_NAME, required: false, autoComplete: 'off' },
  email: { ...EMAIL, autoComplete: 'off' },
} as const satisfies FormRules;

export const REFERRAL_CODE_FIELDS = {
  code: { required: true, maxLength: 24, autoComplete: 'off' },
} as const satisfies FormRules;
