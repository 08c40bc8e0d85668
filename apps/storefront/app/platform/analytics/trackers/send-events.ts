import { MAX_COLLECTED_EVENTS } from '@ownpath/domain/constants';
import { pollUntil } from '../../poll-until.ts';
import { followEvents } from '../data-layer.ts';
import type { AnalyticsEvent } from '../events.ts';
import { takeSearches } from './search-counts.ts';

/** How long the first events wait for what they belong to: shopper, store and cart (specification section 7). */
const SEGMENT_POLL = { everyMs: 100, upToMs: 5000 };
const SENT_EVERY_MS = 5000;

/**
 * Sends the events of this document to the shop's own collector, in batches, the last when the page is left; searches are
 * counted with their events.
 */
export async function sendEvents(address: string): Promise<void> {
  const waiting: AnalyticsEvent[] = [];
  followEvents((event) => void waiting.push(event));
  const send = () => {
    while (waiting.length > 0) {
      const body = new URLSearchParams({ events: JSON.stringify(waiting.splice(0, MAX_COLLECTED_EVENTS)) });
      const searches = takeSearches();
      if (searches.length > 0) body.set('searches', JSON.stringify(searches));
      if (!navigator.sendBeacon(address, body)) console.warn('Events were not sent');
    }
  };
  addEventListener('pagehide', send);
  await pollUntil(() => window.racDataLayer?.some(({ event }) => event === 'coreData'), SEGMENT_POLL);
  send();
  setInterval(send, SENT_EVERY_MS);
}
