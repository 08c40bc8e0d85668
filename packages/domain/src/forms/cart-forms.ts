import type { FormRules } from './field-rule.ts';

export const PROMO_CODE_FIELDS = {
  promoCode: { required: true, maxLength: 40, autoComplete: 'off' },
} as const satisfies FormRules;

/** Most lines of a cart. */
export const MAX_CART_LINES = 40;

/** Maximum quantity of a cart line. */
export const CART_QUANTITY = { min: 1, max: 10 } as const;
