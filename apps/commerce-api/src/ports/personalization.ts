export type PersonalizationActivity = {
  readonly type: string;
  readonly siteId: string;
  readonly cookieId: string;
  readonly userId: string | null;
  readonly productIds: readonly string[];
  readonly at: string;
};

/** Activities in, recommendations out; failures are logged and give an empty list. */
export type Personalization = {
  record(activity: PersonalizationActivity): Promise<void>;
  recommend(request: {
    readonly siteId: string;
    readonly recommender: string;
    readonly cookieId: string;
    readonly productIds: readonly string[];
    readonly limit: number;
  }): Promise<{
    readonly recommenderName: string;
    readonly recoUuid: string;
    readonly productIds: readonly string[];
  }>;
};
