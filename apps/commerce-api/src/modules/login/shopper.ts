/** Who calls, from the verified access token only. */
export type Shopper = {
  readonly usid: string;
  readonly customerId: string;
  readonly kind: 'guest' | 'registered';
  readonly siteId: string;
};
