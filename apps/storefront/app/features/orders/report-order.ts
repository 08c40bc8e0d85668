import type { Order } from '@ownpath/contracts/orders';
import { renewalBucket, sameAsCashBucket } from '@ownpath/domain/account';
import { useEffect } from 'react';
import { pushEvent } from '../../platform/analytics/data-layer.ts';
import { hasConsent, isFirstInTab } from '../../platform/browser-storage.ts';

/** Reports an order once in a tab, without its number and without exact amounts. */
export function useOrderReport({ orderNo, quote }: Order): void {
  const { frequency, paymentCents, cashPriceCents } = quote;
  useEffect(() => {
    if (!hasConsent('performance') || !isFirstInTab(`order ${orderNo}`)) return;
    pushEvent({
      event: 'RacTracking',
      action: 'orderPlaced',
      frequency,
      renewal: renewalBucket(paymentCents),
      sameAsCash: sameAsCashBucket(cashPriceCents),
    });
  }, [orderNo, frequency, paymentCents, cashPriceCents]);
}
