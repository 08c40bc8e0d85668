import { pushEvent } from '../data-layer.ts';
import type { AnalyticsEvent } from '../events.ts';

const CHECKOUT = /^\/(?:payfone|checkout|submit-application)$/;

/** Derives the steps of a checkout, and a confirmed sign-up, from the pages that are shown. */
export function trackCheckout(): (event: AnalyticsEvent) => void {
  return (event) => {
    if (event.event !== 'pageview') return;
    const { path, pageName, previousPath } = event;
    if (path.endsWith('/sign-up-for-deals/confirmation')) {
      pushEvent({ event: 'RacTracking', action: 'dealsSignUp' });
    }
    if (!CHECKOUT.test(path)) return;
    if (previousPath !== null && !CHECKOUT.test(previousPath)) {
      pushEvent({ event: 'RacTracking', action: 'beginCheckout' });
    }
    if (pageName !== null) pushEvent({ event: 'RacTracking', action: 'checkoutStep', step: pageName });
  };
}
