import { pushEvent } from '../data-layer.ts';
import type { AnalyticsEvent } from '../events.ts';

/** Reports a registered customer's state when they are signed in, and when it changes. */
export function trackAccount(): (event: AnalyticsEvent) => void {
  let last: string | null = null;
  return (event) => {
    if (event.event !== 'coreData') return;
    const { isRegistered, storeId, hasApproval } = event;
    const state = isRegistered ? `${storeId} ${hasApproval}` : null;
    if (state !== null && state !== last) {
      pushEvent({ event: 'RacTracking', action: 'accountUpdate', storeId, hasApproval });
    }
    last = state;
  };
}
