/**
 * Account queries run only with a customer record that the identity provider's sign-in found (specification section 6).
 */
export function canReadAccount(customer: {
  /** Number of the record in the rental system. */
  readonly rentalCustomerId?: string | undefined;
  readonly isFoundByIdentityProvider: boolean;
}): boolean {
  return customer.rentalCustomerId !== undefined && customer.isFoundByIdentityProvider;
}
