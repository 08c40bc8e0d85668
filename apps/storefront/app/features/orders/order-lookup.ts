/** What the lookup of an order came back with. */
export type OrderLookup = {
  readonly orderNo: string;
  readonly email: string;
  /** A link is on its way, if there is such an order. */
  readonly isSent: boolean;
  readonly wrongFields: readonly string[];
  readonly failureCode: string | null;
  readonly waitSeconds: number | null;
};
