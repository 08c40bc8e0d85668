import type { DemoStore } from '../types/index.ts';

/** Each store has accounts of its own: a payment reaches the one that rents. Made up, of the sandbox's parties. */
export function merchantIdsOf(
  storeId: string,
): Pick<DemoStore, 'achMerchantId' | 'cardMerchantId' | 'braintreeMerchantId'> {
  return {
    achMerchantId: `rowan-ach-${storeId}`,
    cardMerchantId: `rowan-card-${storeId}`,
    braintreeMerchantId: `rowan_co_${storeId}`,
  };
}
