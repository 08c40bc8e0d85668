import type { FormRules } from './field-rule.ts';

export const PROMO_CODE_FIELDS = {
  promoCode: { required: true, maxLength: 40, autoComplete: 'off' },
} as const satisfies FormRules;

/** Pieces on a line of the cart; more of one thing is a matter for the store. */
export const CART_QUANTITY = { min: 1, max: 10 } as const;
