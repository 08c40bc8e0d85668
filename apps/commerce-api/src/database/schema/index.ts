export * from './agreement-payments.ts';
export * from './agreements.ts';
export * from './analytics.ts';
export * from './appointments.ts';
export * from './approvals.ts';
export * from './audit.ts';
export * from './basket-items.ts';
export * from './basket-reservations.ts';
export * from './baskets.ts';
export * from './catalog.ts';
export * from './checkout.ts';
export {
  type AvailabilityKind,
  availabilityKinds,
  type InventoryCondition,
  inventoryConditions,
  type Localized,
  type LocalizedList,
  type PaymentFrequency,
  paymentFrequencies,
} from './columns.ts';
export * from './consent.ts';
export * from './content.ts';
export * from './customers.ts';
export * from './deals.ts';
export * from './documents.ts';
export * from './exchanges.ts';
export * from './help-requests.ts';
export * from './inventory.ts';
export * from './jobs.ts';
export * from './ledger.ts';
export type { AdditionalProductData } from './line-columns.ts';
export * from './messaging.ts';
export * from './orders.ts';
export * from './payment-methods.ts';
export * from './payments.ts';
export * from './personalization.ts';
export * from './pricing.ts';
export * from './product-parts.ts';
export * from './profile.ts';
export * from './promotions.ts';
export * from './referrals.ts';
export * from './reservation-deposits.ts';
export * from './reservations.ts';
export * from './sandbox.ts';
export * from './sensitive.ts';
export * from './sessions.ts';
export * from './shopper-context.ts';
export * from './store-messages.ts';
export * from './stores.ts';
export * from './verification.ts';
export * from './wishlist.ts';
