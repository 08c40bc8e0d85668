import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** Events of this document, oldest first, for a retailer's scripts. */
    racDataLayer?: AnalyticsEvent[];
  }
}

/** Those that follow the events of this document. */
const followers: ((event: AnalyticsEvent) => void)[] = [];

/** Adds an event to the data layer for a retailer's scripts. This code sends nothing over the network. */
export function pushEvent(event: AnalyticsEvent): void {
  window.racDataLayer ??= [];
  window.racDataLayer.push(event);
  for (const follow of followers) follow(event);
}

/** Calls back with every event of this document, those that were before first. */
export function followEvents(follow: (event: AnalyticsEvent) => void): void {
  for (const event of [...(window.racDataLayer ?? [])]) follow(event);
  followers.push(follow);
}
