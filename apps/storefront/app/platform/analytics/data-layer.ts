/** An analytics event. It contains no personal data. */
export type AnalyticsEvent =
  | {
      readonly event: 'storeChange';
      readonly storeId: string;
      readonly postalCode: string;
      /** Whether the store differs from the previous one (specification section 4). */
      readonly isChanged: boolean;
    }
  | {
      readonly event: 'pageview';
      /** Null for a page without a name of its own. */
      readonly pageName: string | null;
      /** Without site, locale and query, and without order numbers. */
      readonly path: string;
      /** The page before it in this document; null for the first. */
      readonly previousPath: string | null;
    };

declare global {
  interface Window {
    /** Events of this document, oldest first, for a retailer's scripts. */
    racDataLayer?: AnalyticsEvent[];
  }
}

/** Adds an event to the data layer for a retailer's scripts. This code sends nothing over the network. */
export function pushEvent(event: AnalyticsEvent): void {
  window.racDataLayer ??= [];
  window.racDataLayer.push(event);
}
