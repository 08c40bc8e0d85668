import type { Order } from '@ownpath/contracts/orders';
import { renewalBucket, sameAsCashBucket } from '@ownpath/domain/account';
import { useEffect } from 'react';
import { useHref } from 'react-router';
import { pushEvent } from '../../platform/analytics/data-layer.ts';
import { startTrackersNow } from '../../platform/analytics/use-trackers.ts';
import { hasConsent, isFirstInTab } from '../../platform/browser-storage.ts';

/** Reports an order once in a tab, without its number and without exact amounts. */
export function useOrderReport({ orderNo, quote }: Order): void {
  const { frequency, paymentCents, cashPriceCents } = quote;
  const address = useHref('/events');
  useEffect(() => {
    if (!hasConsent('performance') || !isFirstInTab(`order ${orderNo}`)) return;
    pushEvent({
      event: 'RacTracking',
      action: 'orderPlaced',
      frequency,
      renewal: renewalBucket(paymentCents),
      sameAsCash: sameAsCashBucket(cashPriceCents),
    });
    startTrackersNow(address);
  }, [address, orderNo, frequency, paymentCents, cashPriceCents]);
}
