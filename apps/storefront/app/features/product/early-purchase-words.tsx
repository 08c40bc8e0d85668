import type { EarlyPurchaseRule } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';

/** The state's rule for the price of early ownership, in a few words. */
export function EarlyPurchaseWords({ rule }: { readonly rule: EarlyPurchaseRule }) {
  switch (rule.strategy) {
    case 'PCT_REMAINING':
      return <FormattedMessage id="product.early.remaining" values={{ percent: rule.shareBps / 100 }} />;
    case 'CASH_LESS_PCT':
      return <FormattedMessage id="product.early.cashLess" values={{ percent: rule.shareBps / 100 }} />;
    case 'FRACTION':
      return <FormattedMessage id="product.early.fraction" />;
    case 'SAC':
      return <FormattedMessage id="product.early.sameAsCash" />;
  }
}
