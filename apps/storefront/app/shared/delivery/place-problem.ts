/** A store that delivers where the shopper's own does not. */
export type ServingStore = { readonly id: string; readonly address1: string; readonly city: string };

/** Why nothing can be delivered to an address, and the way on. */
export type PlaceProblem =
  | { readonly kind: 'affiliate-state'; readonly stateCode: string }
  | { readonly kind: 'closed-state'; readonly stateCode: string }
  /** `serving` is null when no store delivers there. */
  | { readonly kind: 'outside-area'; readonly serving: ServingStore | null };
