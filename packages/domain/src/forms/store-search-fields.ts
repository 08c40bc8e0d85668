import { POSTAL_CODE_DIGITS, POSTAL_CODE_PATTERN } from '../account/index.ts';
import type { FormRules } from './field-rule.ts';

export const STORE_SEARCH_FIELDS = {
  postalCode: {
    required: true,
    maxLength: POSTAL_CODE_DIGITS,
    pattern: POSTAL_CODE_PATTERN,
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  },
} as const satisfies FormRules;
