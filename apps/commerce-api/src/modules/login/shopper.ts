/** Who calls, from the verified access token only. */
export type Shopper = {
  readonly usid: string;
  readonly customerId: string;
  /** The guest that the session began as (claim `gcid`); a guest's own id. A basket merges from this guest only. */
  readonly guestCustomerId: string;
  readonly kind: 'guest' | 'registered';
  readonly siteId: string;
};
