import { diffDays } from '@ownpath/domain/dates';
import { type EarlyPurchaseRule, quoteEarlyPurchase } from '@ownpath/domain/pricing';
import { getStateRule } from '@ownpath/domain/stores';
import type { AgreementStatus } from './agreement-status.ts';
import type { AgreementAccount } from './servicing-queries.ts';

/** The rule that was agreed: the state's where it is still that one, else what the agreement keeps of it. */
function ruleOf({ agreement, store }: AgreementAccount): EarlyPurchaseRule {
  const stateRule = getStateRule(store.stateCode).epo;
  const { payoffStrategy, payoffBps } = agreement;
  const shareBps = 'shareBps' in stateRule ? stateRule.shareBps : null;
  if (stateRule.strategy === payoffStrategy && shareBps === payoffBps) return stateRule;
  switch (payoffStrategy) {
    case 'FRACTION':
    case 'SAC':
      return { strategy: payoffStrategy };
    case 'PCT_REMAINING':
    case 'CASH_LESS_PCT':
      return { strategy: payoffStrategy, shareBps: payoffBps ?? 0 };
  }
}

/** What owning everything costs today, tax and what is past due included; null where that is not offered. */
export function earlyPurchaseTotalCents(account: AgreementAccount, status: AgreementStatus): number | null {
  const { agreement, store } = account;
  if (agreement.status !== 'active' || agreement.openedOn === null || !store.isEpoEnabled) return null;
  const sameAsCashDays =
    agreement.sameAsCashUntil === null ? 0 : diffDays(agreement.openedOn, agreement.sameAsCashUntil);
  return quoteEarlyPurchase({
    rule: ruleOf(account),
    progress: {
      totalRentCents: agreement.totalRentCents,
      cashPriceCents: agreement.cashPriceCents,
      rentPaidCents: status.rentPaidCents,
      paymentCount: agreement.paymentCount,
      paymentsMade: account.schedule.length - status.unpaid.length,
      paymentCents: agreement.rateCents,
    },
    startDate: agreement.openedOn,
    sameAsCashDays,
    today: status.today,
    pastDueCents: status.pastDueCents,
    taxBps: agreement.taxRateBps,
  }).totalCents;
}
