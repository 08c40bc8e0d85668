import { getStateRule } from '@ownpath/domain/law';
import type { EarlyPurchaseRule } from '@ownpath/domain/pricing';
import type { Agreement } from './agreements-queries.ts';

/** The agreed rule: the state's if it is unchanged, else the one stored in the agreement. */
export function agreedPayoffRule(
  agreement: Pick<Agreement, 'payoffStrategy' | 'payoffBps'>,
  stateCode: string,
): EarlyPurchaseRule {
  const stateRule = getStateRule(stateCode).epo;
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
