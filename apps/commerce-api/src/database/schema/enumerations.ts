/**
 * Words that several tables share. Enumerations are text with a check constraint (docs/decisions/0004-schema.md).
 */
export const inventoryConditions = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const;
export type InventoryCondition = (typeof inventoryConditions)[number];

export const paymentFrequencies = ['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

/** Where a line is fulfilled from (specification section 3, availability types). */
export const availabilityKinds = ['home-store', 'nearby', 'special-order', 'extended-aisle'] as const;
export type AvailabilityKind = (typeof availabilityKinds)[number];
