import type { Cents } from '../money/index.ts';
import { processingFeeCents } from '../pricing/index.ts';
import { getStateRule } from './state-rules.ts';

/** What a store adds to the rent, within the limits of its state. */
export type StoreTerms = { readonly processingFeeCents: Cents; readonly sameAsCashDays: number };

/** The store's own settings within the limits of its state: fee capped, same-as-cash at least as long as by right. */
export function storeTermsOf(store: StoreTerms & { readonly stateCode: string }): StoreTerms {
  const rule = getStateRule(store.stateCode);
  return {
    processingFeeCents: processingFeeCents(store.processingFeeCents, rule.processingFeeMaxCents),
    sameAsCashDays: Math.max(store.sameAsCashDays, rule.sameAsCashMinDays),
  };
}
