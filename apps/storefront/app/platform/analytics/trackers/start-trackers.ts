import { followEvents } from '../data-layer.ts';
import { trackAccount } from './account.ts';
import { trackCheckout } from './checkout.ts';
import { trackClicks } from './clicks.ts';
import { feedAdobe } from './feed-adobe.ts';
import { feedGa4 } from './feed-ga4.ts';
import { createImpressions } from './impressions.ts';
import { trackPhoneEdits } from './phone-edits.ts';
import { sendEvents } from './send-events.ts';
import { createRails, createViews } from './views.ts';

/** Changes of a page that follow one another are looked at together. */
const SETTLED_AFTER_MS = 100;

/**
 * Watches the pages of this document, reports to the data layer, and sends it on. Loaded with consent to performance only.
 * @param address of the shop's own collector
 */
export function startTrackers(address: string): void {
  void sendEvents(address);
  void feedAdobe();
  void feedGa4();
  followEvents(trackCheckout());
  followEvents(trackAccount());
  trackPhoneEdits(document);
  trackClicks(document);
  const looks = [createViews(), createRails(), createImpressions()];
  const look = () => {
    for (const each of looks) each();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, SETTLED_AFTER_MS);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-view', 'data-rail', 'aria-busy'],
  });
  look();
}
