import type { DemoStore } from '../types/index.ts';

/** Each store has its own accounts, so that payments reach the right store. Fictional ids of the sandbox providers. */
export function merchantIdsOf(
  storeId: string,
): Pick<DemoStore, 'achMerchantId' | 'cardMerchantId' | 'braintreeMerchantId'> {
  return {
    achMerchantId: `rowan-ach-${storeId}`,
    cardMerchantId: `rowan-card-${storeId}`,
    braintreeMerchantId: `rowan_co_${storeId}`,
  };
}
