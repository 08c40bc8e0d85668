import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, PHONE_MAX_LENGTH, PHONE_PATTERN } from '../account/index.ts';
import type { FieldRule, FormRules } from './field-rule.ts';

export const NAME_MAX_LENGTH = 60;

export const FIRST_NAME = {
  required: true,
  maxLength: NAME_MAX_LENGTH,
  autoComplete: 'given-name',
} as const satisfies FieldRule;

export const LAST_NAME = {
  required: true,
  maxLength: NAME_MAX_LENGTH,
  autoComplete: 'family-name',
} as const satisfies FieldRule;

export const EMAIL = {
  required: true,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: EMAIL_PATTERN,
  type: 'email',
  autoComplete: 'email',
} as const satisfies FieldRule;

/** Digits; leading zeros may be left out. */
export const ORDER_LOOKUP_FIELDS = {
  orderNo: { required: true, maxLength: 8, pattern: '\\d{1,8}', inputMode: 'numeric', autoComplete: 'off' },
  email: EMAIL,
} as const satisfies FormRules;

export const PHONE = {
  required: true,
  maxLength: PHONE_MAX_LENGTH,
  pattern: PHONE_PATTERN,
} as const satisfies FieldRule;

/** Email or phone, see `listDealsSignUpProblems`: neither is required by itself. */
export const DEALS_FIELDS = {
  email: { ...EMAIL, required: false },
  phone: { ...PHONE, required: false },
} as const satisfies FormRules;

/** The email-only strip. */
export const DEALS_STRIP_FIELDS = { email: EMAIL } as const satisfies FormRules;
