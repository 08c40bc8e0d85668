/** What somebody did, for measuring: names no person. */
export type AnalyticsEvent = {
  readonly event: 'storeChange';
  readonly storeId: string;
  readonly postalCode: string;
  /** Whether it differs from the store that was chosen before (specification section 4). */
  readonly isChanged: boolean;
};

declare global {
  interface Window {
    /** Events of this document, the oldest first; for scripts that a retailer adds. */
    racDataLayer?: AnalyticsEvent[];
  }
}

/** Puts an event where a retailer's scripts find it. It stays in the page: nothing is sent from here. */
export function pushEvent(event: AnalyticsEvent): void {
  window.racDataLayer ??= [];
  window.racDataLayer.push(event);
}
