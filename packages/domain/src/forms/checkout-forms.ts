import type { Frequency } from '../pricing/index.ts';
import type { FormRules } from './field-rule.ts';

export const PROMO_CODE_FIELDS = {
  promoCode: { required: true, maxLength: 40, autoComplete: 'off' },
} as const satisfies FormRules;

/** Most lines of a cart. */
export const MAX_CART_LINES = 40;

/** Maximum quantity of a cart line. */
export const CART_QUANTITY = { min: 1, max: 10 } as const;

/** Paydays of weekly and bi-weekly rent. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** Only these frequencies use a weekday; the others have dates. */
export function hasPayday(frequency: Frequency): boolean {
  return frequency === 'WEEKLY' || frequency === 'BIWEEKLY';
}

/** Message of the gateway's card fields to the page. The page checks it without a schema library. */
export const HOSTED_FIELD_LIMITS = {
  token: { required: true, maxLength: 200 },
  brand: { required: true, maxLength: 40 },
  last4: { required: true, maxLength: 4, pattern: '\\d{4}' },
  code: { required: true, maxLength: 60 },
} as const satisfies FormRules;
export const CARD_MONTHS = { min: 1, max: 12 } as const;
export const CARD_YEARS = { min: 2000, max: 2100 } as const;
/** Maximum height that the card frame can request. */
export const MAX_CARD_FRAME_HEIGHT_PX = 2_000;
